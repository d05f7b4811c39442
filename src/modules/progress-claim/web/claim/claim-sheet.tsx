/** The valuation of a claim, line by line: typed as a quantity, a per cent or an amount to date, and saved in one step. */
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { FormBar } from '#platform/web/forms/form-layout.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { useDiscardGuard } from '#platform/web/forms/use-discard-guard.ts';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { showBill } from '../../contract/bill/bill.register.ts';
import { sectionTotals } from '../../contract/bill/bill-sections.ts';
import { saveClaimLines, showClaimLines } from '../../contract/claim.endpoints.ts';
import type { ClaimDetail, Side } from '../../contract/claim/claim.schema.ts';
import { variations, type VariationRow } from '../../contract/project/project.register.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { SheetTable } from '../sheet-table.tsx';
import { CLAIM } from './claim.messages.ts';
import { SheetRow } from './sheet-row.tsx';
import { entriesOf, sheetLines, shownOf, type SheetLine, type Typed } from './sheet-lines.ts';

const MOST_VARIATIONS = 500;

export function ClaimSheet({ claim, side }: { claim: ClaimDetail; side: Side }) {
  const bill = useEndpoint(showBill, { project_id: claim.project_id }, { quiet: true });
  const approved = useEndpoint(variations.list, { project_id: claim.project_id, per_page: MOST_VARIATIONS, sort: 'asc', sort_by: 'date' }, { quiet: true });
  const saved = useEndpoint(showClaimLines, { id: claim.id }, { quiet: true });
  const lines = useMemo(() => {
    if (!bill.data || !approved.data || !saved.data) return null;
    const decided = (approved.data.data as readonly VariationRow[]).filter(({ status }) => status === 'Approved');
    return sheetLines(bill.data.data.lines, decided, saved.data.data.lines, side);
  }, [bill.data, approved.data, saved.data, side]);
  return (
    <DetailSection title={CLAIM.lines}>
      <Loaded
        error={bill.error ?? approved.error ?? saved.error}
        refetch={() => Promise.all([bill.refetch(), approved.refetch(), saved.refetch()])}
        shape="rows"
        count={8}
      >
        {lines && <Sheet claim={claim} side={side} lines={lines} />}
      </Loaded>
    </DetailSection>
  );
}

/** A figure that is typed takes more than one that is looked at. */
const WIDTHS = [76, null, 140, 140, 124, 124, 140, 140];

function Sheet({ claim, side, lines }: { claim: ClaimDetail; side: Side; lines: readonly SheetLine[] }) {
  const t = useT(CLAIM);
  const confirm = useConfirm();
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const save = useWrite(saveClaimLines, { invalidates: PCR_READS });
  useDiscardGuard(typed.size > 0);
  const mayType = side === 'certified' ? claim.can.certify : claim.can.edit;
  const type = (key: string, entry: Typed) => setTyped((before) => new Map(before).set(key, entry));
  const drops = lines.filter((line) => typed.has(line.key) && shownOf(line, typed.get(line.key)).drops && !line.reason);
  const send = async () => {
    const answer = drops.length === 0 ? { remark: null } : await confirm({ title: t('dropsAsk', { n: drops.length }), message: t('dropsText'), remark: true });
    if (!answer) return;
    await save.run({ id: claim.id, updated_at: claim.updated_at, side, lines: entriesOf(lines, typed, answer.remark) });
    setTyped(new Map());
  };
  const sums = useMemo(() => totalsOf(lines), [lines]);
  return (
    <>
      <SheetTable
        label={t('lines')}
        count={lines.length}
        widths={WIDTHS}
        heads={[
          t('item'),
          t('description'),
          { figure: t('whole') },
          { figure: t('previous') },
          { figure: t('quantity') },
          { figure: t('percent') },
          { figure: t('cumulative') },
          { figure: t('thisTime') },
        ]}
        foot={
          <tr>
            <td />
            <th scope="row">{t('total')}</th>
            {[sums.all.whole, sums.all.previous, null, null, sums.all.amount, sums.all.amount - sums.all.previous].map((amount, at) => (
              <td key={at} data-right>
                {amount !== null && <Money value={amount / 100} />}
              </td>
            ))}
          </tr>
        }
      >
        {(index) => {
          const line = lines[index]!;
          return (
            <SheetRow key={line.key} line={line} typed={typed.get(line.key)} totals={sums.sections.get(line.item_id ?? 0)} onType={mayType ? type : null} />
          );
        }}
      </SheetTable>
      {typed.size > 0 && (
        <FormBar>
          <span className="quiet small">{t('unsaved', { n: typed.size })}</span>
          <Button variant="default" disabled={save.busy} onClick={() => setTyped(new Map())}>
            {t('undo')}
          </Button>
          <Button loading={save.busy} onClick={() => void send()}>
            {t('saveLines', { n: typed.size })}
          </Button>
        </FormBar>
      )}
    </>
  );
}

const cents = (ringgit: number) => Math.round(ringgit * 100);
const KEYS = ['whole', 'previous', 'amount'] as const;

/** Of sections and of all, as they are saved; in sen. */
function totalsOf(lines: readonly SheetLine[]) {
  const rows = lines.map((line) => ({ ...line, id: line.item_id ?? 0 }));
  const figures = ({ whole, previous, amount }: SheetLine) => ({ whole: cents(whole), previous: cents(previous), amount: cents(amount) });
  const all = { whole: 0, previous: 0, amount: 0 };
  for (const line of lines) if (!line.isSection) for (const key of KEYS) all[key] += figures(line)[key];
  return {
    all,
    sections: sectionTotals(
      rows.filter(({ variation_id }) => variation_id === null),
      KEYS,
      figures,
    ),
  };
}
