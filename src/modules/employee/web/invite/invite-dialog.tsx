/** Invites everybody without a login, or some of them; who gets none is named before, and what failed after. */
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { ResultList, type NamedResult } from '#platform/web/ui/list/bulk/result-list.tsx';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import { bulkInvite } from '../../contract/employee.endpoints.ts';
import { EMPLOYEE_READS } from '../reads.ts';
import { findUninvited, type Uninvited } from './find-uninvited.ts';
import { INVITE } from './invite.messages.ts';

interface InviteDialogProps {
  /** Only these; without, everybody who has no login. */
  readonly ids?: readonly number[] | undefined;
  readonly onClose: () => void;
  readonly onInvited?: (() => void) | undefined;
}

export function InviteDialog({ ids, onClose, onInvited }: InviteDialogProps) {
  const t = useT(INVITE);
  const ui = useT(UI_MESSAGES);
  const invalidate = useInvalidate();
  const [people, setPeople] = useState<readonly Uninvited[] | null>(null);
  const [results, setResults] = useState<readonly NamedResult[] | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = ids?.join();
  useEffect(() => {
    let gone = false;
    findUninvited(chosen?.split(',').map(Number)).then(
      (found) => gone || setPeople(found),
      () => gone || onClose(),
    );
    return () => void (gone = true);
  }, [chosen, onClose]);
  const reachable = people?.filter(({ email }) => email !== null) ?? [];
  const others = people?.filter(({ email }) => email === null) ?? [];
  const invite = async () => {
    setBusy(true);
    try {
      const { data } = await call(bulkInvite, { ids: reachable.map(({ id }) => id) }, { quiet: true });
      const failed = new Map(data.failed.map(({ id, message }) => [id, message]));
      setResults(reachable.map(({ id, name }) => ({ id, name, ok: !failed.has(id), message: failed.get(id) })));
      await invalidate(...EMPLOYEE_READS, 'company.show-setup');
      onInvited?.();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={t('title')} closeButtonProps={{ 'aria-label': ui('close') }}>
      {people === null ? (
        <Skeletons shape="rows" count={3} />
      ) : results ? (
        <Stack gap="md">
          <p className="flush strong">{ui('bulkDone', { ok: results.filter(({ ok }) => ok).length, n: results.length })}</p>
          <ResultList results={results.toSorted((a, b) => Number(a.ok) - Number(b.ok))} />
          <Button fullWidth onClick={onClose} data-autofocus>
            {ui('okay')}
          </Button>
        </Stack>
      ) : (
        <Stack gap="md">
          <p className="flush">{t(people.length === 0 ? 'everybody' : 'text')}</p>
          {others.length > 0 && (
            <Alert color="orange" variant="light">
              {t('unreachable', { n: others.length })} {others.map(({ name }) => name).join(', ')}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {ui(reachable.length === 0 ? 'close' : 'cancel')}
            </Button>
            {reachable.length > 0 && (
              <Button loading={busy} onClick={() => void invite().catch(() => undefined)} data-autofocus>
                {t('invite', { n: reachable.length })}
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
