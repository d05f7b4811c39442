/** What an employee is paid from when to when: a table, on a phone an entry for each with the pay first. */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { formatDate } from '#platform/contract/dates.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { DateText, Money } from '#platform/web/ui/values.tsx';
import type { SalaryRow } from '../../contract/salary/salary.schema.ts';
import { CALCULATION_WORDS, PAY_TYPE_WORDS } from '../payroll-words.ts';
import { SALARY } from './salary.messages.ts';

interface VersionsProps {
  readonly versions: readonly SalaryRow[];
  readonly onChange: ((version: SalaryRow) => void) | undefined;
}

export function SalaryVersions(props: VersionsProps) {
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  return phone ? <Cards {...props} /> : <Table {...props} />;
}

function Cards({ versions, onChange }: VersionsProps) {
  const t = useT(SALARY);
  const say = useSay();
  return (
    <ul className="list" aria-label={t('versions')}>
      {versions.map((version) => (
        <li key={version.id} className="entry">
          <div className="lines">
            <span className="strong">
              <Money currency value={version.basic} /> {version.is_current && <StatusChip status="Active" label={SALARY.current} />}
            </span>
            <span className="small">
              {t('from')} <DateText value={version.effective_from} />
              {version.effective_to && (
                <>
                  {' – '}
                  <DateText value={version.effective_to} />
                </>
              )}
            </span>
            <span className="quiet small">
              {say(PAY_TYPE_WORDS[version.pay_type])}, {version.calculation_type ? say(CALCULATION_WORDS[version.calculation_type]) : t('asSetting')}
            </span>
            <span className="quiet small tabular">
              {t('account')}: {version.bank_account_no ?? '–'}
            </span>
          </div>
          <Change version={version} onChange={onChange} />
        </li>
      ))}
    </ul>
  );
}

function Table({ versions, onChange }: VersionsProps) {
  const t = useT(SALARY);
  const say = useSay();
  return (
    <section className="scroll-x" {...scrollRegion(t('versions'))}>
      <table className="numbers ruled">
        <TableHead heads={[t('from'), t('to'), t('payType'), t('calculation'), { figure: `${t('basic')} (RM)` }, t('account'), { unseen: t('change') }]} />
        <tbody>
          {versions.map((version) => (
            <tr key={version.id}>
              <th scope="row">
                <DateText value={version.effective_from} /> {version.is_current && <StatusChip status="Active" label={SALARY.current} />}
              </th>
              <td>
                <DateText value={version.effective_to} />
              </td>
              <td>{say(PAY_TYPE_WORDS[version.pay_type])}</td>
              <td>{version.calculation_type ? say(CALCULATION_WORDS[version.calculation_type]) : t('asSetting')}</td>
              <td data-right>
                <Money value={version.basic} />
              </td>
              <td className="tabular">{version.bank_account_no ?? '–'}</td>
              <td>
                <Change version={version} onChange={onChange} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ChangeProps {
  readonly version: SalaryRow;
  readonly onChange: VersionsProps['onChange'];
}

function Change({ version, onChange }: ChangeProps) {
  const t = useT(SALARY);
  return (
    onChange && (
      <Button variant="subtle" size="compact-sm" aria-label={t('changeFrom', { date: formatDate(version.effective_from) })} onClick={() => onChange(version)}>
        {t('change')}
      </Button>
    )
  );
}
