/** What anybody reads who scans a card: name, rank and validity, in both languages; nothing else. */
import { formatDate, DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { verifyCard as endpoint } from '../../contract/card/card.endpoints.ts';
import { CARD_KIND_NAMES, type CardKind } from '../../contract/card/card.schema.ts';

interface Found {
  readonly name: string;
  readonly rank: string;
  readonly rank_ms: string;
  readonly kind: CardKind;
  readonly expiry_at: string;
  readonly valid: boolean;
}

const byCode = adhocText<Found>(
  `select e.name, r.name as rank, r.name_ms as rank_ms, c.kind, c.expiry_at::text,
     c.status = 'Active' and c.expiry_at >= d.today and o.status = 'Active' and o.appointment_expiry >= d.today and e.status = 'Active' as valid
   from asm_cards c join asm_officers o on o.company_id = c.company_id and o.id = c.officer_id
   join employees e on e.company_id = o.company_id and e.id = o.employee_id and e.deleted_at is null
   join companies m on m.id = c.company_id
   cross join lateral (select ($2::timestamptz at time zone coalesce(m.config ->> 'timezone', '${DEFAULT_TIME_ZONE}'))::date as today) d
   join asm_ranks r on r.company_id = c.company_id and r.id = c.rank_id
   where c.code = $1`,
);

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function page(card: Found | undefined): string {
  const verdict = !card ? ['Kad tidak dikenali', 'Card unknown'] : card.valid ? ['KAD SAH', 'CARD VALID'] : ['KAD TIDAK SAH', 'CARD NOT VALID'];
  const facts = card
    ? [
        ['Nama / Name', card.name],
        ['Pangkat / Rank', `${card.rank_ms} / ${card.rank}`],
        ['Kad / Card', `${CARD_KIND_NAMES[card.kind].ms} / ${CARD_KIND_NAMES[card.kind].en}`],
        ['Sah sehingga / Valid until', formatDate(card.expiry_at)],
      ]
    : [];
  const rows = facts.map(([label = '', value = '']) => `<dt>${safe(label)}</dt><dd>${safe(value)}</dd>`).join('');
  return `<!doctype html><html lang="ms"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${verdict[0]}</title></head><body><main><h1>${verdict[0]}</h1><p lang="en">${verdict[1]}</p><dl>${rows}</dl></main></body></html>`;
}

export async function verifyCard(ctx: OpenCtx, { code }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const [card] = code.length < 20 ? [] : await byCode(ctx.client, [code, ctx.clock.now()]);
  return new FileReply(Buffer.from(page(card)), 'card.html', 'text/html; charset=utf-8', { inline: true });
}
