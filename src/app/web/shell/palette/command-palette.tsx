import '@mantine/spotlight/styles.css';
import { Kbd, Modal } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { useEffect, useState } from 'react';
import type { MenuSection } from '#platform/contract/navigation.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { PortalUser } from '../../session/session-user.ts';
import classes from './command-palette.module.css';
import { chooseFirst, palette, paletteStore } from './palette-store.ts';
import { SHELL_MESSAGES } from '../shell.messages.ts';
import { usePaletteGroups } from './use-palette-groups.tsx';

/** One box for everything, with Ctrl K: pages, actions and companies in either language, people, documents and payments by name. */
export function CommandPalette({ user, menu }: { user: PortalUser; menu: readonly MenuSection[] }) {
  const t = useT(SHELL_MESSAGES);
  const [query, setQuery] = useState('');
  const { groups, searching } = usePaletteGroups(user, menu, query);
  const listed = [query, ...groups.flatMap(({ entries }) => entries.map(({ id }) => id))].join('\n');

  // Loaded because somebody asked for it.
  useEffect(() => palette.open(), []);
  // The first hit is the one that Enter opens, also when hits of the server come in below it.
  useEffect(() => {
    if (listed) chooseFirst();
  }, [listed]);

  return (
    <Spotlight.Root
      store={paletteStore}
      query={query}
      onQueryChange={setQuery}
      classNames={{ actionDescription: classes['about'] ?? '', actionSection: classes['left'] ?? '' }}
      shortcut="mod + K"
      scrollable
      onEnterTransitionEnd={chooseFirst}
      maxHeight="min(60vh, 30rem)"
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
    >
      <Modal.Title style={HIDDEN}>{t('searchLong')}</Modal.Title>
      <Spotlight.Search placeholder={t('searchLong')} aria-label={t('searchLong')} leftSection={<Icon name="search" />} />
      <Spotlight.ActionsList>
        {groups.map(({ title, entries }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {entries.map(({ id, label, description, left, run }) => (
              <Spotlight.Action key={id} label={label} {...(description && { description })} leftSection={left} onClick={run} highlightQuery />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{t(searching ? 'searching' : 'nothingFound')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Spotlight.Footer className={classes['keys'] ?? ''}>
        <span>
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('keyChoose')}
        </span>
        <span>
          <Kbd size="xs">Enter</Kbd> {t('keyOpen')}
        </span>
        <span>
          <Kbd size="xs">Esc</Kbd> {t('keyClose')}
        </span>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
}

const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
