import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../locale/locale.tsx';
import type { Asked } from '../../feedback.ts';
import { UI_MESSAGES } from '../ui.messages.ts';
import { useFocusBack } from '../drawer/use-focus-back.ts';

const REMARK = { min: 3, max: 500 } as const;
const ABOVE_DRAWERS = 390;

/**
 * A question stops the work until it is answered: 'Confirm' or 'Cancel', or the words of who asks, with a remark where one is asked for.
 * Of a dangerous one Enter loses nothing: the focus begins on what keeps all as it is.
 */
export function QuestionDialog({ asked }: { asked: Asked }) {
  const t = useT(UI_MESSAGES);
  const [remark, setRemark] = useState('');
  const onFocus = useFocusBack();
  const [tried, setTried] = useState(false);
  const typed = remark.trim();
  const wrong = asked.remark && (asked.remark === true || typed !== '') && typed.length < REMARK.min;
  const first = { 'data-autofocus': true };
  const confirm = () => (wrong ? setTried(true) : asked.answer({ remark: typed }));
  return (
    <Modal
      opened
      onClose={() => asked.answer(null)}
      onFocus={onFocus}
      size="sm"
      zIndex={ABOVE_DRAWERS}
      title={asked.title}
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
          <Button variant="default" onClick={() => asked.answer(null)} {...(asked.danger && !asked.remark && first)}>
            {asked.stays ?? t('cancel')}
          </Button>
          <Button
            color={asked.danger ? 'red' : 'mesra'}
            onClick={confirm}
            data-sends={!asked.danger || asked.remark ? true : undefined}
            {...(!asked.danger && !asked.remark && first)}
          >
            {asked.verb ?? t('confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
