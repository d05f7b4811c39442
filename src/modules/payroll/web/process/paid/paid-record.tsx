/** The way from a line that pays something with the salary to what it pays, without payroll's knowing what that is. */
import { Link } from 'wouter';
import { useSay } from '#platform/web/locale/locale.tsx';
import { webProviderOf } from '#platform/web/extension-point.ts';
import { useCanDo } from '#platform/web/viewer.tsx';
import type { EarningLine } from '../../../contract/payroll-line.schema.ts';
import { dueIn } from '../../../contract/process/due-lines.ts';
import { paidRecords, type PaidRecords } from './paid-records.ts';

const NOWHERE: PaidRecords = { key: '', page: '', label: { en: '', ms: '' } };

export function PaidRecord({ line }: { line: Pick<EarningLine, 'source'> }) {
  const say = useSay();
  const { key, page, label } = webProviderOf(paidRecords) ?? NOWHERE;
  const may = useCanDo({ page });
  const id = dueIn(line, key);
  return may && id !== undefined ? (
    <Link href={`${page}?open=${id}`} className="small">
      {say(label)}
    </Link>
  ) : null;
}
