import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { ApiError } from '#platform/web/call/call.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { Dialog } from '#platform/web/ui/drawer/dialog.tsx';
import { UNIT_NOUNS } from '../../contract/company.messages.ts';
import type { OrganisationKind } from '../../contract/organisation.schema.ts';
import { ORGANISATION_READS } from '../company.queries.ts';
import { ORGANISATION_MESSAGES } from './organisation.messages.ts';

interface DeletableUnit {
  readonly id: number;
  readonly name: string;
  readonly updated_at: string;
  readonly employees_count?: number | undefined;
}

export interface DeleteUnitDialogProps {
  readonly kind: OrganisationKind;
  readonly remove: Endpoint;
  readonly unit: DeletableUnit;
  /** Where its employees and parts may go. */
  readonly others: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
}

/** Asks before a unit goes; one in use first wants to know where its employees and parts move. */
export function DeleteUnitDialog({ kind, remove, unit, others, onClose }: DeleteUnitDialogProps) {
  const t = useT(ORGANISATION_MESSAGES);
  const say = useSay();
  const popup = usePopup();
  const [inUse, setInUse] = useState(() => (unit.employees_count ?? 0) > 0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const { run, busy } = useWrite(remove, { invalidates: ORGANISATION_READS, quiet: true });
  const noun = say(UNIT_NOUNS[kind]).toLowerCase();

  const submit = async () => {
    const input = { id: unit.id, updated_at: unit.updated_at, ...(target ? { move_to: Number(target) } : {}) } as InputOf<Endpoint>;
    try {
      const answer = (await run(input)) as { message: string };
      popup.success(answer.message);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [message = error.message] = error.errors['move_to'] ?? [];
      // Units that the list did not count hang under it: the server says so, and the choice appears.
      if (error.status === 422) setInUse(true);
      setRefusal(message);
    }
  };

  return (
    <Dialog title={t('deleteTitle', { name: unit.name })} onClose={onClose}>
      <Stack gap="sm">
        <Text>{inUse ? t('moveNote', { name: unit.name, n: unit.employees_count ?? 0 }) : t('deleteNote')}</Text>
        {inUse && others.length === 0 && <Text c="red">{t('nobodyElse', { noun })}</Text>}
        {inUse && others.length > 0 && (
          <Select
            label={t('moveTo')}
            withAsterisk
            data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={target}
            onChange={setTarget}
            searchable={others.length > 8}
            checkIconPosition="right"
            error={refusal}
          />
        )}
        {refusal && !(inUse && others.length > 0) && (
          <Text c="red" role="alert">
            {refusal}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button color="red" loading={busy} disabled={inUse && target === null} onClick={() => void submit()}>
            {t(inUse ? 'moveConfirm' : 'delete')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
