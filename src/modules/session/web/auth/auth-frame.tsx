import { Link } from 'wouter';
import type { ReactNode } from 'react';
import styles from './auth.module.css';

/** The heading, the form and the ways out of a signed-out page. */
export function AuthFrame({ title, context, children, foot }: { title: string; context?: ReactNode; children?: ReactNode; foot?: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {context && <p>{context}</p>}
      </div>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link href={to} className={`${styles.link} tall`}>
      {children}
    </Link>
  );
}
