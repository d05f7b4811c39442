/** What stands in the search box: the field, the hits under their headings with one of them chosen, and the keys. */
import { CloseButton, Combobox, Input, Kbd, Loader, useCombobox } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isAdmin } from '#platform/contract/access.ts';
import type { MenuSection } from '#platform/contract/navigation.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { PortalUser } from '../../session/session-user.ts';
import classes from './command-palette.module.css';
import { PALETTE } from './palette.messages.ts';
import { PaletteOption } from './palette-option.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { takeTyped } from './typed-ahead.ts';
import { usePaletteGroups } from './use-palette-groups.tsx';

interface PaletteBoxProps {
  readonly user: PortalUser;
  readonly menu: readonly MenuSection[];
  readonly phone: boolean;
  readonly onClose: () => void;
}

export function PaletteBox({ user, menu, phone, onClose }: PaletteBoxProps) {
  const t = useT(PALETTE);
  const say = useSay();
  const id = useId();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The kit would give the focus a moment later, and keys typed meanwhile would be lost.
    field.current?.focus({ preventScroll: true });
    setQuery((before) => before + takeTyped());
  }, []);
  const { groups, searching, failed } = usePaletteGroups(user, menu, query);
  const entries = groups.flatMap((group) => group.entries);
  const { chosen, choose, onKeyDown } = useChoice(entries, searching, query, (entry) => {
    onClose();
    entry.run();
  });
  const optionId = (entry: PaletteEntry) => `${id} ${entry.id}`.replace(/[^\w-]+/g, '-');
  const listId = `${id}-list`;
  const chosenId = chosen && optionId(chosen);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView?.({ block: 'nearest' });
  }, [chosenId]);
  const combobox = useCombobox({ opened: true });
  const admin = isAdmin(user);
  const nothing = query.trim() !== '' && entries.length === 0;

  return (
    <>
      <Input
        ref={field}
        data-autofocus
        className={classes['field'] ?? ''}
        size="lg"
        variant="unstyled"
        type="search"
        enterKeyHint="go"
        maxLength={100}
        placeholder={t('title')}
        aria-label={t('title')}
        role="combobox"
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={entries.length > 0 ? listId : undefined}
        aria-activedescendant={chosenId}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        leftSection={searching ? <Loader size={18} aria-hidden /> : <Icon name="search" />}
        rightSection={phone && <CloseButton size="lg" aria-label={t('close')} onClick={onClose} />}
        rightSectionPointerEvents="all"
      />
      {query.trim() === '' && <p className={classes['note']}>{t(admin ? 'whatAdmin' : 'whatOwn')}</p>}
      {failed && <p className={classes['note']}>{t('failed')}</p>}
      {nothing && (searching ? <p className={classes['note']}>{t('searching')}</p> : <Nothing query={query.trim()} admin={admin} />)}
      {entries.length > 0 && (
        <Combobox store={combobox}>
          <Combobox.Options id={listId} aria-label={t('results')} aria-busy={searching} className={classes['list'] ?? ''}>
            {groups.map(({ title, entries: of }) => (
              <Combobox.Group key={title.en} label={say(title)}>
                {of.map((entry) => (
                  <PaletteOption
                    key={entry.id}
                    id={optionId(entry)}
                    entry={entry}
                    query={query}
                    chosen={entry === chosen}
                    onApproach={() => choose(entry)}
                    onPick={() => {
                      onClose();
                      entry.run();
                    }}
                  />
                ))}
              </Combobox.Group>
            ))}
          </Combobox.Options>
        </Combobox>
      )}
      <p role="status" className="sr-only">
        {searching ? '' : t('found', { n: entries.length })}
      </p>
      <div className={classes['keys']} aria-hidden>
        <span>
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('keyChoose')}
        </span>
        <span>
          <Kbd size="xs">Enter</Kbd> {t('keyOpen')}
        </span>
        <span>
          <Kbd size="xs">Esc</Kbd> {t('keyClose')}
        </span>
      </div>
    </>
  );
}

function Nothing({ query, admin }: { query: string; admin: boolean }) {
  const t = useT(PALETTE);
  return (
    <p className={classes['note']}>
      <strong>{t('nothing', { query })}</strong>
      <br />
      {t(admin ? 'tryAdmin' : 'tryOwn')}
    </p>
  );
}

/**
 * Which entry Enter opens: the first, until somebody moves to another. Enter before the server has answered waits for it, so that a
 * name typed in one go opens the person and not the page that happened to fit its first letters.
 */
function useChoice(entries: readonly PaletteEntry[], searching: boolean, query: string, run: (entry: PaletteEntry) => void) {
  const [moved, setMoved] = useState<{ readonly query: string; readonly id: string } | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const approached = moved?.query === query ? entries.find(({ id }) => id === moved.id) : undefined;
  const chosen = approached ?? entries[0];
  const choose = ({ id }: PaletteEntry) => setMoved({ query, id });
  const step = (by: number) => {
    const next = chosen && entries.at((entries.indexOf(chosen) + by) % entries.length);
    if (next) choose(next);
  };
  const open = useEffectEvent(() => {
    setPressed(null);
    if (chosen) run(chosen);
  });
  const forget = useEffectEvent(() => setPressed(null));
  useEffect(() => {
    if (pressed === null) return;
    // Who goes on typing no longer means what was typed before.
    if (pressed !== query) forget();
    else if (!searching) open();
  }, [pressed, query, searching]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Enter') {
      if (approached) run(approached);
      else setPressed(query);
    } else step(event.key === 'ArrowDown' ? 1 : -1);
  };
  return { chosen, choose, onKeyDown };
}
