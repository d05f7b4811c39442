/** The unit over its officers: strength against approval and gazette, contingent, ranks. */
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { saveUnit, showUnit } from '../../contract/officer/unit.endpoints.ts';
import { listBarredDuty, listOutsideDuty } from '../../contract/duty/duty.endpoints.ts';
import { DUTY as D } from '../duty/duty.messages.ts';
import { useAreaRows } from '../duty/use-areas.ts';
import { OFFICER as W } from './officer.messages.ts';

const AreasDrawer = lazyDrawer(async () => (await import('../duty/areas-drawer.tsx')).AreasDrawer, { title: D.areas, size: 680 });
const UnitForm = lazyDrawer(async () => (await import('./unit-form.tsx')).UnitForm, { title: W.unit, size: 680 });

export function UnitCard() {
  const t = useT(W);
  const { locale } = useLocale();
  const d = useT(D);
  const [open, setOpen] = useState<'unit' | 'areas' | null>(null);
  const outside = useEndpoint(listOutsideDuty, {}, { quiet: true }).data?.data.total ?? 0;
  const barred = useEndpoint(listBarredDuty, {}, { quiet: true }).data?.data.total ?? 0;
  const areas = useAreaRows()?.map(({ name }) => name);
  const answer = useEndpoint(showUnit, {}, { quiet: true }).data?.data;
  const unit = answer?.unit;
  const ranks = answer?.by_rank.toReversed().map(({ name, name_ms, officers }) => `${locale === 'ms' ? name_ms : name} ${officers}`);
  return (
    <>
      <Tiles
        tiles={[
          {
            name: t('strength'),
            value: unit ? t('ofApproved', { taken: answer.taken, approved: unit.approved_strength }) : '–',
            note: unit ? (unit.gazetted_strength === null ? t('notGazetted') : t('gazettedNote', { n: unit.gazetted_strength })) : undefined,
          },
          { name: t('contingent'), value: unit?.contingent ?? '–', note: [unit?.approval_no, areas?.join(', ')].filter(Boolean).join(' · ') || undefined },
          { name: t('ranksFilled'), value: answer?.by_rank.length ?? '–', note: ranks?.join(', ') },
          ...(barred > 0 ? [{ name: d('barredTile'), value: barred, note: d('outsideNote') }] : []),
          ...(outside > 0 ? [{ name: d('outsideTile'), value: outside, note: d('outsideNote') }] : []),
        ]}
      />
      <div className="wrap">
        {answer && (
          <ActionButton
            variant="subtle"
            size="compact-sm"
            needs={{ page: '/auxiliary/officer', action: 'Update', call: saveUnit }}
            icon="edit"
            opens={UnitForm}
            onClick={() => setOpen('unit')}
          >
            {t(unit ? 'unitEdit' : 'unitNew')}
          </ActionButton>
        )}
        <ActionButton
          variant="subtle"
          size="compact-sm"
          needs={{ page: '/auxiliary/officer' }}
          icon="list"
          opens={AreasDrawer}
          onClick={() => setOpen('areas')}
        >
          {d('areas')}
        </ActionButton>
      </div>
      {open === 'areas' && <AreasDrawer onClose={() => setOpen(null)} />}
      {open === 'unit' && answer && <UnitForm answer={answer} onClose={() => setOpen(null)} />}
    </>
  );
}
