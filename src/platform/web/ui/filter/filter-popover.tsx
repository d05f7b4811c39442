import { Button, Popover, type ButtonProps } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import { WITHIN_WINDOW } from '../within-window.ts';
import { ClearFilters } from './clear-filters.tsx';
import classes from './filter-bar.module.css';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

/** As many stand below one another; more take two columns. */
const ONE_COLUMN = 3;
const WIDTH = { one: 300, two: 520 } as const;

/** The lists and calendars of the fields hang beside the popover: what is clicked there is clicked within. */
const WITHIN = '[data-portal], [data-mantine-shared-portal-node]';

/** The filters that do not stand in the row, below their button; they are applied as they are set. */
export function FilterPopover({ button, ...fields }: FilterFieldsProps & { readonly button: ButtonProps }) {
  const t = useT(UI_MESSAGES);
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!opened) return undefined;
    const onPress = ({ target: pressed }: Event) => {
      if (pressed instanceof Element && !target.current?.contains(pressed) && !pressed.closest(WITHIN)) setOpened(false);
    };
    // The focus comes into the popover a moment after it opens, and is on its button, on the page or nowhere until then.
    const onEscape = ({ key, target: from }: globalThis.KeyboardEvent) => {
      const isElsewhere = from instanceof Element && from.closest(WITHIN) !== null && !target.current?.contains(from);
      if (key !== 'Escape' || isElsewhere) return;
      setOpened(false);
      target.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onEscape);
    };
  }, [opened]);
  // The first Escape closes an open list within, the next one the popover.
  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target as HTMLElement;
    if (event.key !== 'Escape' || !event.currentTarget.contains(from) || from.ariaExpanded === 'true') return;
    event.stopPropagation();
    setOpened(false);
    target.current?.focus();
  };
  const two = fields.filters.length > ONE_COLUMN || fields.filters.some(({ kind }) => kind === 'organisation');
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      withinPortal
      trapFocus
      closeOnEscape={false}
      closeOnClickOutside={false}
      width={two ? WIDTH.two : WIDTH.one}
      middlewares={WITHIN_WINDOW}
    >
      <Popover.Target>
        <Button {...button} ref={target} onClick={() => setOpened((now) => !now)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('filter')} className={classes['panel']} onKeyDown={onKeyDown}>
        {/* The focus waits here: a field that one types in would open its list by it. */}
        <div className={classes['fields']} data-two={two || undefined} tabIndex={-1} data-autofocus>
          <FilterFields {...fields} />
        </div>
        <ClearFilters {...fields} mt="md" onClick={() => target.current?.focus()} />
      </Popover.Dropdown>
    </Popover>
  );
}
