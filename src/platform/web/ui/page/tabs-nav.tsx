import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLabel, type Label } from '../../locale/locale.tsx';
import { bringIntoView } from '../bring-into-view.ts';
import { Icon } from '../icon/icons.tsx';
import classes from './tabs-nav.module.css';

export interface TabLink {
  /** An address (`/leave/report` or `?tab=ledger`). */
  readonly href: string;
  readonly label: Label;
  readonly icon?: string | undefined;
  /** A number or chip behind the label. */
  readonly badge?: ReactNode;
  readonly active?: boolean | undefined;
  /** Behind the label, e.g. a star button; it must stop the click itself. */
  readonly after?: ReactNode;
}

/** The tab that was followed last. */
let followed: string | null = null;

/** Where following a tab draws its strip anew, whoever goes by keyboard is still on it. */
function keepFocus(href: string) {
  return (link: HTMLAnchorElement | null) => {
    if (!link || followed !== href) return;
    followed = null;
    if (document.activeElement === document.body) link.focus({ preventScroll: true });
  };
}

/** Tabs that are addresses: real links, one line, scrolling sideways inside itself on a phone. */
export function TabsNav({ tabs, label }: { tabs: readonly TabLink[]; label: Label }) {
  const labelOf = useLabel();
  if (tabs.length < 2) return null;
  return (
    <nav className={`${classes['nav']} swiped`} aria-label={labelOf(label)}>
      <ul className={classes['list']}>
        {tabs.map((tab) => (
          <li key={tab.href} className={classes['item']} data-active={tab.active || undefined} ref={tab.active ? bringIntoView : undefined}>
            <Link
              href={tab.href}
              className={classes['link']}
              aria-current={tab.active ? 'page' : undefined}
              ref={tab.active ? keepFocus(tab.href) : undefined}
              onClick={() => (followed = tab.href)}
            >
              {tab.icon && <Icon name={tab.icon} size={16} />}
              {labelOf(tab.label)}
              {tab.badge !== undefined && <span className={classes['badge']}>{tab.badge}</span>}
            </Link>
            {tab.after}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tabs inside a page or drawer that are no addresses. */
export function TabButtons<K extends string>({
  tabs,
  value,
  onChange,
  label,
}: {
  tabs: readonly { readonly key: K; readonly label: Label; readonly badge?: ReactNode }[];
  value: K;
  onChange: (key: K) => void;
  label: Label;
}) {
  const labelOf = useLabel();
  const move = (by: number) => {
    const at = tabs.findIndex(({ key }) => key === value);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (next) onChange(next.key);
  };
  return (
    <div className={`${classes['nav']} swiped`} role="tablist" aria-label={labelOf(label)}>
      <div className={classes['list']}>
        {tabs.map((tab) => (
          <span key={tab.key} className={classes['item']} data-active={tab.key === value || undefined}>
            <button
              type="button"
              role="tab"
              aria-selected={tab.key === value}
              tabIndex={tab.key === value ? 0 : -1}
              className={classes['link']}
              ref={(element) => {
                if (tab.key === value && element?.parentElement?.parentElement?.contains(document.activeElement)) element.focus();
              }}
              onClick={() => onChange(tab.key)}
              onKeyDown={(event) => {
                if (event.key === 'ArrowRight') move(1);
                if (event.key === 'ArrowLeft') move(-1);
              }}
            >
              {labelOf(tab.label)}
              {tab.badge !== undefined && <span className={classes['badge']}>{tab.badge}</span>}
            </button>
          </span>
        ))}
      </div>
    </div>
  );
}
