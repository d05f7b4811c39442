/** The layout itself: every field with its place, its length and where its value comes from. */
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import type { Layout } from '../contract/layout.ts';
import { FILES } from './statutory-file.messages.ts';
import classes from './file-table.module.css';

export function LayoutTable({ layout }: { layout: Layout }) {
  const t = useT(FILES);
  const say = useSay();
  const records = [layout.header, layout.detail].filter((record) => record !== undefined);
  return (
    <section className={classes['scroll']} {...scrollRegion(t('asFields'))}>
      <table className={`numbers ${classes['table']}`}>
        <TableHead heads={(['field', 'place', 'length', 'required', 'source'] as const).map((key) => t(key))} />
        {records.map((record) => (
          <tbody key={record.kind}>
            {layout.header && (
              <tr>
                <th colSpan={5} scope="rowgroup">
                  {t(record.kind === 'header' ? 'header' : 'line')}
                </th>
              </tr>
            )}
            {record.fields.map((spec) => (
              <tr key={spec.key}>
                <td>
                  {say(spec.label)}
                  {spec.note && <small className="quiet tiny">{say(spec.note)}</small>}
                </td>
                <td>{layout.form === 'csv' ? t('column', { n: spec.at }) : `${spec.at}–${spec.at + spec.length - 1}`}</td>
                <td>{spec.length}</td>
                <td>{t(spec.required ? 'yes' : 'no')}</td>
                <td>{say(spec.source)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
