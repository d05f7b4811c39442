/** What of an earning is exempt from tax, and for payments at the end of the employment why and for how many years. */
import { formatPrice } from '#platform/contract/money.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { EXEMPTIONS, GROUND_WORDS, type ExemptGround } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import type { EarningChange, EarningLine } from '../../contract/payroll-line.schema.ts';
import { Amount, Choice, useEditor, Words } from './editor.tsx';
import { PROCESS } from './process.messages.ts';
import classes from './fields.module.css';

interface Props {
  readonly line: EarningLine;
  readonly path: string;
  readonly change: (change: EarningChange) => void;
}

export function ExemptFields({ line, path, change }: Props) {
  const t = useT(PROCESS);
  const say = useSay();
  const { draft } = useEditor();
  if (!line.exemption || draft.calculation.rules.rule_set !== 'law') return null;
  const { grounds } = EXEMPTIONS[line.exemption];
  const known = line.exempt_known ?? grounds[0] ?? null;
  const { age } = draft.calculation.employment ?? {};
  const announced = Boolean(line.exempt_ground && line.exempt_ground !== known) || typeof line.service_years === 'number';
  return (
    <>
      <small className="note">
        {t(line.exempt_years ? 'exemptYears' : 'exemptPart', { amount: formatPrice(line.exempt ?? 0), years: line.exempt_years ?? 0 })}
      </small>
      {line.exempt_known === 'retirement' && <small className="note">{t('exemptRetired', { age: age ?? 0 })}</small>}
      {grounds.length > 0 && (
        <div className={classes['two']}>
          <Choice<ExemptGround>
            label={t('exemptGround')}
            path={`${path}.exempt_ground`}
            value={line.exempt_ground ?? known}
            data={grounds.map((value) => ({ value, label: say(GROUND_WORDS[value]) }))}
            onChange={(ground) => change({ exempt_ground: ground === known ? null : ground })}
          />
          <Amount
            label={t('serviceYears')}
            path={`${path}.service_years`}
            decimals={0}
            value={line.service_years ?? null}
            description={t('serviceYearsHint')}
            onChange={(years) => change({ service_years: years })}
          />
        </div>
      )}
      {announced && (
        <Words
          label={t('exemptReason')}
          path={`${path}.exempt_reason`}
          required
          value={line.exempt_reason ?? ''}
          onChange={(reason) => change({ exempt_reason: reason })}
        />
      )}
    </>
  );
}
