import type { ReactNode } from 'react';
import styles from './account.module.css';

/** A part of an account page: what it is on the left, its content on the right. */
export function Panel({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.about}>
        <h2 className="heading">{title}</h2>
        {hint && <p>{hint}</p>}
      </div>
      <div className={`${styles.content} stack`}>{children}</div>
    </section>
  );
}
