/** Lines with every field under its name: a table, and cards on a phone. */
import { useMediaQuery } from '@mantine/hooks';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { isNumeric, type Layout } from '../contract/layout.ts';
import type { ReadFieldOf, ReadLine } from '../contract/read-file.ts';
import { shownValue } from './shown-value.ts';
import { FILES } from './statutory-file.messages.ts';
import sheet from './file-table.module.css';
import classes from './lines-table.module.css';

export interface LinesTableProps {
  readonly layout: Layout;
  readonly lines: readonly ReadLine[];
  /** Lines that do not go into the file, by their number. */
  readonly leftOut?: ReadonlySet<number>;
}

const shownFields = ({ fields }: ReadLine): readonly ReadFieldOf[] => fields.filter(({ spec }) => spec.kind !== 'filler' && spec.kind !== 'constant');

export function LinesTable({ layout, lines, leftOut }: LinesTableProps) {
  const t = useT(FILES);
  const say = useSay();
  const { locale } = useLocale();
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const details = lines.filter(({ kind }) => kind === 'detail');
  const header = lines.find(({ kind }) => kind === 'header');
  const columns = layout.detail.fields.filter(({ kind }) => kind !== 'filler' && kind !== 'constant');
  if (phone) {
    return (
      <ul className={`bare ${classes['cards']}`}>
        {[...(header ? [header] : []), ...details].map((line) => (
          <li key={line.number} data-out={leftOut?.has(line.number) || undefined}>
            <Pairs line={line} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      {header && (
        <div className={classes['headerCard']}>
          <h4>{t('header')}</h4>
          <Pairs line={header} />
        </div>
      )}
      <section className={sheet['scroll']} {...scrollRegion(t('lines'))}>
        <table className={`numbers ${sheet['table']}`}>
          <TableHead heads={[t('line'), ...columns.map((spec) => (isNumeric(spec) ? { figure: say(spec.label) } : say(spec.label)))]} />
          <tbody>
            {details.map((line) => (
              <tr key={line.number} data-out={leftOut?.has(line.number) || undefined}>
                <td className="quiet tiny">{line.number}</td>
                {shownFields(line).map(({ spec, value, fault }) => (
                  <td key={spec.key} data-right={isNumeric(spec) || undefined} data-fault={fault ?? undefined}>
                    {value === '' ? <span className="quiet tiny">–</span> : shownValue(spec, value, locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Pairs({ line }: { line: ReadLine }) {
  const say = useSay();
  const { locale } = useLocale();
  return (
    <dl className={`pairs ${classes['pairs']}`}>
      {shownFields(line)
        .filter(({ value, fault }) => value !== '' || fault !== null)
        .map(({ spec, value, fault }) => (
          <div key={spec.key} data-fault={fault ?? undefined}>
            <dt>{say(spec.label)}</dt>
            <dd>{value === '' ? '–' : shownValue(spec, value, locale)}</dd>
          </div>
        ))}
    </dl>
  );
}
