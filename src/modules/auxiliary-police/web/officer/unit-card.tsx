/** The unit over its officers: strength against approval and gazette, contingent, ranks. */
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { saveUnit, showUnit } from '../../contract/officer/unit.endpoints.ts';
import { OFFICER as W } from './officer.messages.ts';

const UnitForm = lazyDrawer(async () => (await import('./unit-form.tsx')).UnitForm, { title: W.unit, size: 680 });

export function UnitCard() {
  const t = useT(W);
  const { locale } = useLocale();
  const [editing, setEditing] = useState(false);
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
          { name: t('contingent'), value: unit?.contingent ?? '–', note: [unit?.approval_no, unit?.authority_area].filter(Boolean).join(' · ') || undefined },
          { name: t('rank'), value: answer?.by_rank.length ?? '–', note: ranks?.join(', ') },
        ]}
      />
      {answer && (
        <ActionButton
          variant="subtle"
          size="compact-sm"
          needs={{ page: '/auxiliary/officer', action: 'Update', call: saveUnit }}
          icon="edit"
          opens={UnitForm}
          onClick={() => setEditing(true)}
        >
          {t(unit ? 'unitEdit' : 'unitNew')}
        </ActionButton>
      )}
      {editing && answer && <UnitForm answer={answer} onClose={() => setEditing(false)} />}
    </>
  );
}
