import { defineMessages } from '#platform/contract/messages.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import type { Severity } from '../../contract/report/sitrep.schema.ts';

export interface NewSitrep {
  readonly id: number;
  readonly number: string;
  readonly severity: Severity;
  readonly title: string;
}
const PAGE = '/patrol/ops/sitrep';
const TEXT = defineMessages({
  title: { en: 'Situation report {number}', ms: 'Laporan situasi {number}' },
  message: { en: '{title}', ms: '{title}' },
});
const SERIOUS: readonly Severity[] = ['High', 'Critical'];

/** Whoever has the page loads again; serious reports are also notices to whoever may review them. */
export async function notifySitreps(tx: Pick<OpenCtx, 'client'>, company: number, made: readonly NewSitrep[]): Promise<void> {
  await notify(tx, { to: { company }, notification_type: 'patrol_sitrep_changed', stored: false, company_id: company });
  const serious = made.filter(({ severity }) => SERIOUS.includes(severity));
  if (serious.length === 0) return;
  const users = await adminsWho(tx, company, { route: PAGE, actions: ['Update'] });
  for (const { id, number, title, severity } of serious)
    await notify(tx, {
      to: { users },
      notification_type: 'patrol_sitrep',
      title: TEXT.title,
      message: TEXT.message,
      params: { number, title },
      route: `${PAGE}?open=${id}`,
      subject: { type: 'patrol_sitrep', id },
      ...(severity === 'Critical' && { data: { stays: true } }),
      company_id: company,
    });
}
