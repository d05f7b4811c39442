import { Alert, Button, Stack, Text } from '@mantine/core';
import type { ImportRun } from '#platform/contract/imports.ts';
import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { IMPORT_MESSAGES } from './import.messages.ts';

interface ImportOfferProps {
  readonly offer: ImportRun['offer'];
  readonly busy: boolean;
  readonly onTake: (field: string) => void;
}

/** What a file names and the company lacks, with the one action that brings it along; once taken, what will happen. */
export function ImportOffer({ offer, busy, onTake }: ImportOfferProps) {
  const t = useT(IMPORT_MESSAGES);
  if (!offer) return null;
  return (
    <Alert color="blue" icon={<Icon name="info" />} title={offer.taken ? offer.label : t('lacking')} aria-live="polite">
      <Stack gap="xs" align="start">
        {offer.names.map(({ column, names }) => (
          <Text key={column} size="sm" style={{ overflowWrap: 'anywhere' }}>
            <strong>{column}:</strong> {names.join(', ')}
          </Text>
        ))}
        {!offer.taken && (
          <>
            <Button size="sm" loading={busy} onClick={() => onTake(offer.field)}>
              {offer.label}
            </Button>
            <Text size="xs">{t('takenLater')}</Text>
          </>
        )}
      </Stack>
    </Alert>
  );
}
