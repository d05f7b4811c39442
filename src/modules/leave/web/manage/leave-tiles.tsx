/** Counters of leave management. */
import { useSearch } from 'wouter';
import { useSay } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { LEAVE_STATUS_NAMES } from '../../contract/report/report.messages.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './manage.module.css';
import { useLeaveSummary } from './use-leave-summary.ts';

/** Numbers that a tab shows too carry its name. */
const TILES = [
  ['waiting', LEAVE_STATUS_NAMES['Waiting for Approval']],
  ['reviewed', LEAVE_STATUS_NAMES.Reviewed],
  ['today', MANAGE.today],
  ['upcoming', MANAGE.upcoming],
] as const;

export function LeaveTiles() {
  const say = useSay();
  const summary = useLeaveSummary(useSearch());
  const tiles = TILES.map(([key, label]) => ({ name: say(label), value: summary ? summary[key] : '–' }));
  return <Tiles className={classes['tiles']} tiles={tiles} />;
}
