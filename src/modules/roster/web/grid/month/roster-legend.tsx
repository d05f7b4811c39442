import { say } from '#platform/contract/messages.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { LetterLegend, type LegendMark } from '#platform/web/ui/roster/letter-legend.tsx';
import { DAY_LETTERS_OF } from '../../../contract/day-names.messages.ts';
import type { RosterKind } from '../../../contract/roster.schema.ts';
import type { Shift } from './roster-marks.ts';
import { ROSTER } from '../roster.messages.ts';
import { useRosterWords } from '../roster-words.ts';

/** What the letters and grounds of a month stand for; only those that it has. */
export function RosterLegend({ shifts, kinds }: { shifts: readonly Shift[]; kinds: readonly RosterKind[] }) {
  const t = useT(ROSTER);
  const { locale } = useLocale();
  const { planText } = useRosterWords();
  const has = (of: (kind: RosterKind) => boolean) => kinds.some(of);
  const marks: LegendMark[] = [
    ...shifts.map(({ letter, tone, plan }) => ({ letter, words: planText(plan), tone })),
    ...(has(({ plan }) => plan.day_type === 'Rest Day') ? [{ letter: say(DAY_LETTERS_OF.RD, locale), words: t('Rest Day') }] : []),
    ...(has(({ plan }) => plan.day_type === 'Off Day') ? [{ letter: say(DAY_LETTERS_OF.OD, locale), words: t('Off Day') }] : []),
    ...(has(({ holiday }) => holiday !== null) ? [{ letter: say(DAY_LETTERS_OF.PH, locale), words: t('holiday'), over: 'holiday' as const }] : []),
    ...(has(({ leave }) => leave?.part === 'Full') ? [{ letter: shifts[0]?.letter ?? 'A', words: t('onLeave'), isStruck: true }] : []),
    ...(has(({ state }) => state === 'draft') ? [{ letter: '\u00A0', words: t('draft'), isDraft: true }] : []),
  ];
  return <LetterLegend marks={marks} />;
}
