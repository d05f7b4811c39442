import { Anchor, Button, CloseButton } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useEffect, useId, type FocusEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { useT } from '../../locale/locale.tsx';
import { ring, sound, useSilenced } from './alarm-tone.ts';
import { useCorner } from './corner.ts';
import { closeNote, startClock, stopClock, type NoteKind, type Popup, type Toast } from '../../feedback.ts';
import classes from './note-stack.module.css';
import { UI_MESSAGES } from '../ui.messages.ts';
import { useFocusBack } from '../drawer/use-focus-back.ts';

const COLOURS = { success: 'green', error: 'red', info: 'mesra' } as const;
const ICONS = { success: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle } as const;
const TITLES = { success: 'success', error: 'error', info: 'information' } as const;

interface CardProps {
  readonly id: number;
  readonly kind: NoteKind;
  readonly icon: typeof IconBell;
  readonly title?: string | undefined;
  readonly button: ReactNode;
  readonly rings?: boolean | undefined;
  readonly children: ReactNode;
}

/** Said aloud when it appears; its clock runs from then, and waits while the pointer or the focus is on it. */
function Card({ id, kind, icon: Drawn, title, button, rings, children }: CardProps) {
  const name = useId();
  const onFocus = useFocusBack();
  useEffect(() => startClock(id), [id]);
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) startClock(id);
  };
  return (
    <div
      className={classes['note']}
      data-kind={kind}
      data-rings={rings || undefined}
      role={kind === 'error' ? 'alert' : 'status'}
      aria-labelledby={title ? name : undefined}
      onMouseEnter={() => stopClock(id)}
      onMouseLeave={() => startClock(id)}
      onFocus={(event) => {
        onFocus(event);
        stopClock(id);
      }}
      onBlur={leave}
    >
      <span className={classes['icon']}>
        <Drawn size={18} stroke={1.6} aria-hidden />
      </span>
      <div className={classes['words']}>
        {title && (
          <div id={name} className="strong">
            {title}
          </div>
        )}
        <p className={classes['message']}>{children}</p>
      </div>
      {button}
    </div>
  );
}

function Close({ id }: { id: number }) {
  const t = useT(UI_MESSAGES);
  return <CloseButton size="sm" aria-label={t('close')} onClick={() => closeNote(id)} />;
}

function PopupCard({ popup: { id, kind, title, message, okay, link } }: { popup: Popup }) {
  const t = useT(UI_MESSAGES);
  const button =
    okay === false ? (
      <Close id={id} />
    ) : (
      <Button color={COLOURS[kind]} onClick={() => closeNote(id)}>
        {t('okay')}
      </Button>
    );
  return (
    <Card id={id} kind={kind} icon={ICONS[kind]} title={title ?? t(TITLES[kind])} button={button}>
      {message}
      {link && (
        <Anchor component={Link} className={classes['on']} href={link.href} size="sm" fw={550} onClick={() => closeNote(id)}>
          {link.label}
        </Anchor>
      )}
    </Card>
  );
}

/** What rings unheard says so, and is heard by a press. */
function Silenced() {
  const t = useT(UI_MESSAGES);
  if (!useSilenced()) return null;
  return (
    <span className={classes['silenced']}>
      {t('silenced')}{' '}
      <Button size="compact-sm" variant="default" onClick={sound}>
        {t('soundOn')}
      </Button>
    </span>
  );
}

function ToastCard({ toast: { id, kind, title, message, link, rings } }: { toast: Toast }) {
  return (
    <Card id={id} kind={kind} icon={rings ? IconAlertTriangle : IconBell} title={title} button={<Close id={id} />} rings={rings}>
      {message}
      {link && (
        <>
          {' '}
          <a href={link.href}>{link.label}</a>
        </>
      )}
      {rings && <Silenced />}
    </Card>
  );
}

/** Popups and toasts in the corner, in the order in which they came; nothing of the page waits for them. */
export function NoteStack({ popups, toasts }: { popups: readonly Popup[]; toasts: readonly Toast[] }) {
  const cards = [
    ...popups.map((popup) => ({ id: popup.id, card: <PopupCard key={popup.id} popup={popup} /> })),
    ...toasts.map((toast) => ({ id: toast.id, card: <ToastCard key={toast.id} toast={toast} /> })),
  ].sort((a, b) => a.id - b.id);
  const rings = toasts.some((toast) => toast.rings);
  useEffect(() => (rings ? ring() : undefined), [rings]);
  const place = useCorner(cards.length > 0);
  if (cards.length === 0) return null;
  return createPortal(<div className={classes['stack']}>{cards.map(({ card }) => card)}</div>, place);
}
