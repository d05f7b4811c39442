/** Days of people that come: the public holidays of the own state, and to HR the ends of permits, probations and contracts. */
import type { UpcomingEvent } from '#platform/contract/dashboard/agenda.ts';
import { requirePage, MEMBER } from '#platform/contract/endpoint.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { UpcomingSource, UpcomingSpan } from '#platform/server/dashboard.ts';
import type { EndingKind } from '../contract/dashboard.schema.ts';
import { employeeManifest } from '../contract/employee.manifest.ts';
import { permitsEnding, termsEnding, type Ending } from './ending.store.ts';
import { HOLIDAYS_SHOWN, ownHolidays } from './own/own-holidays.ts';

const PERMITS = '/admin/employee/work-permit';

const WORDS: Readonly<Record<Exclude<EndingKind, 'expired'>, { readonly one: (name: string) => Text; readonly many: (n: number) => Text }>> = {
  permit: {
    one: (name) => ({ en: `Work permit of ${name} ends`, ms: `Permit kerja ${name} tamat` }),
    many: (n) => ({ en: `${n} work permits end`, ms: `${n} permit kerja tamat` }),
  },
  probation: {
    one: (name) => ({ en: `Probation of ${name} ends`, ms: `Tempoh percubaan ${name} tamat` }),
    many: (n) => ({ en: `${n} probations end`, ms: `${n} tempoh percubaan tamat` }),
  },
  contract: {
    one: (name) => ({ en: `Contract of ${name} ends`, ms: `Kontrak ${name} tamat` }),
    many: (n) => ({ en: `${n} contracts end`, ms: `${n} kontrak tamat` }),
  },
};

function pathOf(kind: EndingKind, found: readonly Ending[]): string | null {
  const [first] = found;
  if (kind === 'permit') return `${PERMITS}?${new URLSearchParams({ expiring: '30', ...(found.length === 1 && first && { keyword: first.name }) })}`;
  return found.length === 1 && first ? `/admin/employee/view/employment?id=${first.id}` : null;
}

/** Several that end alike on a day are one event. */
function eventsOf(ends: readonly Ending[], { to }: UpcomingSpan): UpcomingEvent[] {
  return [...Map.groupBy(ends, ({ kind, date }) => `${kind} ${date}`).values()].flatMap((found): UpcomingEvent[] => {
    const [first] = found;
    if (!first || first.kind === 'expired' || first.date > to) return [];
    const { one, many } = WORDS[first.kind];
    const icon = first.kind === 'permit' ? 'passport' : 'briefcase-account';
    return [{ date: first.date, icon, text: found.length === 1 ? one(first.name) : many(found.length), path: pathOf(first.kind, found) }];
  });
}

export const employeeUpcoming: readonly UpcomingSource[] = [
  {
    requires: MEMBER,
    async load(ctx, span) {
      // The first of them stand on the card of an employee: nothing is told twice.
      const announced = ctx.actor.employee ? HOLIDAYS_SHOWN : 0;
      return (await ownHolidays(ctx, span)).slice(announced).map(({ date, name_en, name_ms, status }): UpcomingEvent => {
        const text =
          status === 'estimated' ? { en: `${name_en} (date to be confirmed)`, ms: `${name_ms} (tarikh belum disahkan)` } : { en: name_en, ms: name_ms };
        return { date, icon: 'party-popper', text, path: null };
      });
    },
  },
  { requires: requirePage(employeeManifest, PERMITS), load: async (ctx, span) => eventsOf(await permitsEnding(ctx, span.from), span) },
  { requires: requirePage(employeeManifest, '/admin/employee'), load: async (ctx, span) => eventsOf(await termsEnding(ctx, span.from), span) },
];
