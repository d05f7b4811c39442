import '@mantine/notifications/styles.css';
import { Button, Group, Modal, Stack, Text, Textarea, ThemeIcon } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { NOTIFICATION_MS } from '#platform/contract/waits.ts';
import { useT } from '../locale/locale.tsx';
import { closePopup, closeToast, feedbackState, holdPopup, onFeedback, releasePopup, type Asked, type Popup, type Toast } from './feedback.ts';
import { UI_MESSAGES } from './ui.messages.ts';

const COLOURS = { success: 'green', error: 'red', info: 'mesra' } as const;
const ICONS = { success: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle } as const;
const ABOVE_ALL = 400;

/** A dialog that stands for as long as it is told: when it goes, the focus is back where it was taken from. */
function useFocusBack() {
  const from = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && from.current?.isConnected) from.current.focus({ preventScroll: true });
    },
    [],
  );
  return (event: FocusEvent) => {
    from.current ??= event.relatedTarget as HTMLElement | null;
  };
}

function PopupDialog({ popup }: { popup: Popup }) {
  const t = useT(UI_MESSAGES);
  const Drawn = ICONS[popup.kind];
  const close = () => closePopup(popup.id);
  const onFocus = useFocusBack();
  const title = popup.title ?? t(popup.kind === 'success' ? 'success' : popup.kind === 'error' ? 'error' : 'information');
  return (
    <Modal
      opened
      onClose={close}
      onFocus={onFocus}
      centered
      size="sm"
      zIndex={ABOVE_ALL}
      title={
        <Group gap="xs" component="span">
          <ThemeIcon component="span" variant="light" color={COLOURS[popup.kind]} radius="xl" size={30}>
            <Drawn size={18} stroke={1.6} aria-hidden />
          </ThemeIcon>
          <Text component="span" fw={600}>
            {title}
          </Text>
        </Group>
      }
      closeButtonProps={{ 'aria-label': t('close') }}
      onMouseEnter={() => holdPopup(popup.id)}
      onMouseLeave={() => releasePopup(popup.id)}
    >
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{popup.message}</Text>
      {popup.okay !== false && (
        <Group justify="flex-end" mt="md">
          <Button color={COLOURS[popup.kind]} onClick={close} data-autofocus>
            {t('okay')}
          </Button>
        </Group>
      )}
    </Modal>
  );
}

const REMARK = { min: 3, max: 500 } as const;

function QuestionDialog({ asked }: { asked: Asked }) {
  const t = useT(UI_MESSAGES);
  const [remark, setRemark] = useState('');
  const onFocus = useFocusBack();
  const [tried, setTried] = useState(false);
  const typed = remark.trim();
  const wrong = asked.remark && (asked.remark === true || typed !== '') && typed.length < REMARK.min;
  const confirm = () => (wrong ? setTried(true) : asked.answer({ remark: typed }));
  return (
    <Modal
      opened
      onClose={() => asked.answer(null)}
      onFocus={onFocus}
      centered
      size="sm"
      zIndex={ABOVE_ALL - 10}
      title={
        <Text component="span" fw={600}>
          {asked.title}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="md">
        {asked.message && <Text style={{ whiteSpace: 'pre-line' }}>{asked.message}</Text>}
        {asked.remark && (
          <Textarea
            data-autofocus
            label={asked.remarkLabel ?? t('remark')}
            description={t('remarkHint')}
            withAsterisk={asked.remark === true}
            autosize
            minRows={3}
            maxLength={REMARK.max}
            value={remark}
            onChange={(event) => setRemark(event.currentTarget.value)}
            error={tried && wrong ? t('remarkShort') : null}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => asked.answer(null)}>
            {t('cancel')}
          </Button>
          <Button color={asked.danger ? 'red' : 'mesra'} onClick={confirm} {...(asked.remark ? {} : { 'data-autofocus': true })}>
            {asked.confirm ?? t('confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function ToastBody({ toast }: { toast: Toast }) {
  return (
    <>
      <span style={{ whiteSpace: 'pre-line' }}>{toast.message}</span>
      {toast.link && (
        <>
          {' '}
          <a href={toast.link.href} style={{ color: 'var(--mesra-primary-text)', fontWeight: 500 }}>
            {toast.link.label}
          </a>
        </>
      )}
    </>
  );
}

/** Hands each toast of the store to the library once; the library keeps the time. */
function useToasts(toasts: readonly Toast[], closeLabel: string): void {
  const shown = useRef(new Set<number>());
  useEffect(() => {
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue;
      shown.current.add(toast.id);
      notifications.show({
        id: `toast-${toast.id}`,
        title: toast.title,
        message: <ToastBody toast={toast} />,
        color: COLOURS[toast.kind],
        icon: <IconBell size={18} stroke={1.6} aria-hidden />,
        autoClose: toast.sticky ? false : NOTIFICATION_MS,
        withBorder: true,
        closeButtonProps: { 'aria-label': closeLabel },
        onClose: () => closeToast(toast.id),
      });
    }
    for (const id of shown.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      shown.current.delete(id);
      notifications.hide(`toast-${id}`);
    }
  }, [toasts, closeLabel]);
}

export function FeedbackView() {
  const { popups, toasts, questions } = useSyncExternalStore(onFeedback, feedbackState);
  const t = useT(UI_MESSAGES);
  useToasts(toasts, t('close'));
  return (
    <>
      <Notifications position="top-right" limit={5} zIndex={ABOVE_ALL + 50} />
      {questions.map((asked) => (
        <QuestionDialog key={asked.id} asked={asked} />
      ))}
      {popups.map((popup) => (
        <PopupDialog key={popup.id} popup={popup} />
      ))}
    </>
  );
}
