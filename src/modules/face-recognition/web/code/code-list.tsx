import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage, type RowAction } from '#platform/web/ui/list-page.tsx';
import { personColumn } from '#platform/web/ui/list/person-column.ts';
import { giveCode, listCodes, revokeCode, type ClockingCode } from '../../contract/code/clocking-code.endpoints.ts';
import { showFaceSetting } from '../../contract/setting/face-setting.endpoints.ts';
import type { Secret } from '../device/secret-dialog.tsx';
import { CODE_READS } from '../face-reads.ts';
import { CODE } from '../face.messages.ts';
import { findPeople } from '../record/face-filter.ts';

const CodeForm = lazyDrawer(async () => (await import('./code-form.tsx')).CodeForm, { title: CODE.giveTitle, size: 480 });
const SecretDialog = lazyDrawer(async () => (await import('../device/secret-dialog.tsx')).SecretDialog, { shape: 'none' });

const PAGE = '/attendance/fr-record';

function useCodeActions(show: (secret: Secret) => void) {
  const t = useT(CODE);
  const confirm = useConfirm();
  const give = useWrite(giveCode, { invalidates: CODE_READS });
  const end = useWrite(revokeCode, { invalidates: CODE_READS });
  const ask = (words: 'renew' | 'revoke', name: string) => {
    const title = t(`${words}Ask`, { name });
    return confirm({ title: { en: title, ms: title }, message: CODE[`${words}Text`], verb: CODE[words], danger: true });
  };
  const renew = async ({ employee: { id, name } }: ClockingCode) => {
    if (await ask('renew', name)) show({ kind: 'person', ...(await give.run({ employee_id: id })).data });
  };
  const revoke = async ({ id, employee: { name } }: ClockingCode) => {
    if (await ask('revoke', name)) await end.run({ id });
  };
  return (row: ClockingCode): RowAction[] => [
    { key: 'renew', label: CODE.renew, icon: 'key', onClick: () => renew(row), needs: { page: PAGE, action: 'Create' } },
    { key: 'revoke', label: CODE.revoke, icon: 'delete', danger: true, onClick: () => revoke(row), needs: { page: PAGE, action: 'Delete' } },
  ];
}

/** Who may type a code at a kiosk, and when it was used last. */
export function CodeList() {
  const t = useT(CODE);
  const [adding, setAdding] = useState(false);
  const [secret, show] = useState<Secret | null>(null);
  const actions = useCodeActions(show);
  const isOff = useEndpoint(showFaceSetting, {}, { quiet: true }).data?.data.codes === false;
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create', call: giveCode }} icon="plus" opens={CodeForm} onClick={() => setAdding(true)}>
      {t('give')}
    </ActionButton>
  );
  return (
    <>
      {isOff && <p role="status">{t('off')}</p>}
      <ListPage
        plain
        inUrl={false}
        title={CODE.title}
        endpoint={listCodes}
        defaults={{ sort: 'asc', sortBy: 'name' }}
        columns={[
          personColumn<ClockingCode>(CODE.employee),
          { key: 'given_at', label: CODE.given, kind: 'datetime', sort: true, priority: 2, card: 1 },
          { key: 'last_used_at', label: CODE.used, kind: 'datetime', sort: true, priority: 1, card: 2 },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'organisation', key: 'organisation', employees: findPeople },
        ]}
        rowActions={actions}
        action={add}
        empty={{ drawing: 'people', title: CODE.empty, hint: CODE.emptyHint, action: add }}
      />
      {adding && <CodeForm onClose={() => setAdding(false)} onGiven={show} />}
      {secret && <SecretDialog secret={secret} onClose={() => show(null)} />}
    </>
  );
}
