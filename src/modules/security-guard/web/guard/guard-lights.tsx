import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { Requirement } from '../../contract/guard/evaluate-guard.ts';
import { REQUIREMENT_NAMES } from '../../contract/security-guard.messages.ts';
import { showRequirements } from '../../contract/record/compliance.endpoints.ts';
import { VERDICT_COLOURS, VERDICT_NAMES } from '../record/verdict-looks.ts';
import { RECORD as W } from '../record.messages.ts';
import classes from './guard-lights.module.css';

const LIGHTS: readonly Requirement[] = ['vetting', 'csg', 'medical', 'permit', 'firearm'];

/** What counts most of what is asked of a guard, as lights of the header; what is asked of others alone has none. All of it stands under Compliance. */
export function GuardLights({ id }: { id: number }) {
  const t = useT(W);
  const findings = useEndpoint(showRequirements, { id }, { quiet: true }).data?.data.findings ?? [];
  const lights = LIGHTS.flatMap((light) => findings.filter(({ requirement, verdict }) => requirement === light && verdict !== 'unneeded'));
  return (
    <ul className={`${classes['lights']} wrap bare`} aria-label={t('lights')}>
      {lights.map(({ requirement, verdict }) => {
        const [name, word] = [REQUIREMENT_NAMES[requirement], VERDICT_NAMES[verdict]];
        return (
          <li key={requirement}>
            <StatusChip status={null} colour={VERDICT_COLOURS[verdict]} label={{ en: `${name.en}: ${word.en}`, ms: `${name.ms}: ${word.ms}` }} />
          </li>
        );
      })}
    </ul>
  );
}
