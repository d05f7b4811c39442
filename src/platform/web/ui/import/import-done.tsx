import { Alert, Button, Group, Stack } from '@mantine/core';
import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import { IMPORT_MESSAGES } from './import.messages.ts';

export interface ImportOutcome {
  readonly added: number;
  readonly changed: number;
  readonly refused: number;
  /** Identifies what was saved, for undo. */
  readonly batch?: string | number | null | undefined;
}

interface ImportDoneProps {
  readonly outcome: ImportOutcome;
  /** What the undo left, in the server's words; null: nothing was undone. */
  readonly undone: string | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onAnother: () => void;
  readonly onUndo: ((batch: string | number) => void) | undefined;
}

/** What was saved, and the way back. */
export function ImportDone({ outcome, undone, busy, onClose, onAnother, onUndo }: ImportDoneProps) {
  const t = useT(IMPORT_MESSAGES);
  const ui = useT(UI_MESSAGES);
  const { added, changed, refused, batch } = outcome;
  return (
    <Stack>
      <Alert color="green" icon={<Icon name="success" />}>
        {undone ?? t('done', { added, changed, refused })}
      </Alert>
      <Group>
        <Button onClick={onClose}>{ui('close')}</Button>
        <Button variant="default" onClick={onAnother}>
          {t('another')}
        </Button>
        {onUndo && batch !== null && batch !== undefined && undone === null && (
          <Button variant="subtle" color="red" loading={busy} leftSection={<Icon name="undo" size={16} />} onClick={() => onUndo(batch)}>
            {t('undo')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
