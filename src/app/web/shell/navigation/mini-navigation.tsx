import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { Link } from 'wouter';
import type { MenuSection } from '#platform/contract/navigation.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { bringIntoPane } from '#platform/web/ui/bring-into-view.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { hasItem } from './has-item.ts';
import styles from './left-navigation.module.css';

/** The menu as icons: an item is a link with its name beside it, a group opens its items to the right. */
export function MiniNavigation({ menu, active }: { menu: readonly MenuSection[]; active: string | undefined }) {
  const say = useSay();
  return menu.map(({ key, title, entries }) => (
    <ul key={key} className={`${styles.icons} bare`} aria-label={say(title)}>
      {entries.map((entry) =>
        entry.kind === 'item' ? (
          <li key={entry.path}>
            <Tooltip label={say(entry.title)} position="right">
              <Link
                href={entry.to}
                className={styles.icon ?? ''}
                aria-label={say(entry.title)}
                data-active={entry.path === active || undefined}
                ref={entry.path === active ? bringIntoPane : undefined}
                aria-current={entry.path === active ? 'page' : undefined}
              >
                <Icon name={entry.icon ?? 'file'} size={20} />
              </Link>
            </Tooltip>
          </li>
        ) : (
          <li key={entry.key}>
            <Menu position="right-start" trigger="click-hover" openDelay={80} closeDelay={120}>
              <Menu.Target>
                <UnstyledButton
                  className={styles.icon}
                  aria-label={say(entry.title)}
                  data-active={hasItem(entry.items, active) || undefined}
                  ref={hasItem(entry.items, active) ? bringIntoPane : undefined}
                >
                  <Icon name={entry.icon} size={20} />
                </UnstyledButton>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Label>{say(entry.title)}</Menu.Label>
                {entry.items.map((item) => (
                  <Menu.Item
                    key={item.path}
                    component={Link}
                    href={item.to}
                    aria-label={say(item.name)}
                    aria-current={item.path === active ? 'page' : undefined}
                  >
                    {say(item.title)}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </li>
        ),
      )}
    </ul>
  ));
}
