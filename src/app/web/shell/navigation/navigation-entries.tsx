import { Link } from 'wouter';
import type { MenuGroup, MenuItem } from '#platform/contract/navigation.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { bringIntoPane } from '#platform/web/ui/bring-into-view.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ExternalSite } from './external-site.tsx';
import { hasItem } from './has-item.ts';
import styles from './left-navigation.module.css';

export interface NavigationLinkProps {
  readonly item: MenuItem;
  readonly active: boolean;
  /** Below a group: no icon of its own. */
  readonly nested?: boolean;
  readonly onLeave: () => void;
}

export function NavigationLink({ item, active, nested = false, onLeave }: NavigationLinkProps) {
  const say = useSay();
  return (
    <Link
      href={item.to}
      className={styles.entry ?? ''}
      data-active={active || undefined}
      data-nested={nested || undefined}
      aria-label={say(item.name)}
      aria-current={active ? 'page' : undefined}
      ref={active ? bringIntoPane : undefined}
      onClick={onLeave}
    >
      {!nested && <Icon name={item.icon ?? 'file'} />}
      <span className={styles.label}>{say(item.title)}</span>
    </Link>
  );
}

export interface NavigationGroupProps {
  readonly group: MenuGroup;
  readonly active: string | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onLeave: () => void;
}

export function NavigationGroup({ group, active, open, onToggle, onLeave }: NavigationGroupProps) {
  const say = useSay();
  const current = !open && hasItem(group.items, active);
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        data-inside={current || undefined}
        aria-expanded={open}
        ref={current ? bringIntoPane : undefined}
        onClick={onToggle}
      >
        <Icon name={group.icon} />
        <span className={styles.label}>{say(group.title)}</span>
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} className={styles.fold ?? ''} />
      </button>
      {open && (
        <ul className={`${styles.nested} bare`}>
          {group.items.map((item) => (
            <li key={item.path}>
              <NavigationLink item={item} active={item.path === active} nested onLeave={onLeave} />
            </li>
          ))}
          <ExternalSite group={group} />
        </ul>
      )}
    </>
  );
}
