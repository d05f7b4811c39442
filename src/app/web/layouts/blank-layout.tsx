import { useLayoutEffect, type ReactNode } from 'react';
import { Logo } from '../brand/logo.tsx';
import styles from './blank-layout.module.css';

const ATTRIBUTE = 'data-mantine-color-scheme';

/** Nothing but the page, on a dark ground in every colour scheme. */
export function BlankLayout({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = root.getAttribute(ATTRIBUTE);
    root.setAttribute(ATTRIBUTE, 'dark');
    return () => {
      if (before) root.setAttribute(ATTRIBUTE, before);
    };
  }, []);
  return (
    <div className={styles.layout}>
      <header className={styles.head}>
        <Logo onDark />
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
