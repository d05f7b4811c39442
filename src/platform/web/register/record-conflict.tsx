import { Alert, Button, Group } from '@mantine/core';
import { useT } from '../locale/locale.tsx';
import { REGISTER } from './register.messages.ts';

export interface RecordConflictProps {
  /** Who changed it, and when; or that it is gone. */
  readonly wording: string;
  /** What differs, as it is now. */
  readonly fields: readonly { readonly label: string; readonly value: unknown }[];
  /** null: there is nothing to choose. */
  readonly onChoose: ((take: boolean) => void) | null;
}

/** Plain values are said, lists and ids only named. */
const wording = ({ label, value }: RecordConflictProps['fields'][number]) => (typeof value === 'string' && value !== '' ? `${label} (${value})` : label);

export function RecordConflict({ wording: textOf, fields, onChoose }: RecordConflictProps) {
  const t = useT(REGISTER);
  return (
    <Alert color="yellow" role="alert" title={textOf}>
      {fields.length > 0 && <p>{t('differs', { fields: fields.map(wording).join(', ') })}</p>}
      {onChoose && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => onChoose(true)}>
            {t('takeTheirs')}
          </Button>
          <Button size="xs" variant="default" onClick={() => onChoose(false)}>
            {t('keepMine')}
          </Button>
        </Group>
      )}
    </Alert>
  );
}
