import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import classes from './more-actions.module.css';

/** Room that the menu takes to the left of its button's end; where a button stands nearer to the edge, the menu goes the other way. */
const ROOM = 280;

/**
 * The buttons of a page that are not its next step, behind one. They are mounted all the time, since the drawers that they
 * open are theirs. Whoever may use none of them does not see it.
 */
export function MoreActions({ children }: { readonly children: ReactNode }) {
  const t = useT(UI_MESSAGES);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isAtStart, setAtStart] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target: pressed }: Event) => {
      if (pressed instanceof Node && !box.current?.contains(pressed)) setOpen(false);
    };
    const onKeyDown = ({ key, target: from }: KeyboardEvent) => {
      if (key !== 'Escape' || !(from instanceof Node) || !box.current?.contains(from)) return;
      setOpen(false);
      target.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
    target.current?.focus();
  };
  return (
    <div ref={box} className={classes['more']}>
      <Button
        ref={target}
        variant="default"
        rightSection={<Icon name="chevron-down" size={15} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setAtStart((box.current?.getBoundingClientRect().right ?? ROOM) < ROOM);
          setOpen((now) => !now);
        }}
      >
        {t('moreShort')}
      </Button>
      {/* A drawer gives the focus back to what had it when it came: the button that stays. */}
      <div
        id={id}
        className={classes['panel']}
        data-menu
        data-start={isAtStart || undefined}
        hidden={!open}
        onClickCapture={(event) => {
          const pressed = event.target as Element;
          if (box.current?.contains(pressed) && pressed.closest('button:not(:disabled), a')) close();
        }}
      >
        {children}
      </div>
    </div>
  );
}
