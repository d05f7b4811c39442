/** Generates the forms of a year; says how many first, and why where there is nothing to generate. */
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { EA_PAGE } from '../contract/ea-form.address.ts';
import { generateEaForms, listEaForms } from '../contract/ea-form.endpoints.ts';
import { EA } from './ea-page.messages.ts';

export function GenerateButton({ year }: { year: number }) {
  const t = useT(EA);
  const confirm = useConfirm();
  const { run, busy } = useWrite(generateEaForms, { invalidates: [listEaForms] });
  // Of the whole year, whatever the list is narrowed to: published forms stay.
  const { data } = useEndpoint(listEaForms, { year, per_page: 1 });
  const { Pending = 0, Success = 0 } = data?.summary.statuses ?? {};
  const n = Pending + Success;
  const start = async () => {
    const verb = t('generateSome', { n });
    if (await confirm({ title: t('generateAsk', { n, year: String(year) }), message: EA.generateNote, verb })) await run({ year }).catch(() => undefined);
  };
  return (
    <ActionButton
      needs={{ page: EA_PAGE, action: 'Create' }}
      icon="refresh"
      loading={busy}
      disabled={data !== undefined && n === 0}
      reason={t('allPublished')}
      onClick={start}
    >
      {t('generateAll')}
    </ActionButton>
  );
}
