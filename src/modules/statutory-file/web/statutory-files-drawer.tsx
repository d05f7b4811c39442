/** The statutory files of a month, one tab each, and a look at a file from elsewhere. */
import { useState } from 'react';
import { MonthInput } from '#platform/web/forms/dates/date-inputs.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { TabButtons } from '#platform/web/ui/page/tabs-nav.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { layoutsFor } from '../contract/layouts.ts';
import { STATUTORY_FILE_ERRORS } from '../contract/statutory-file.messages.ts';
import {
  FIRST_FILING_MONTH,
  monthKindOf,
  SCHEME_NAMES,
  STATUTORY_FILE_SCHEMES,
  type StatutoryFileScheme,
} from '#modules/statutory/contract/statutory-file.params.ts';
import { MonthFile } from './month-file.tsx';
import { OpenedFile } from './opened-file.tsx';
import { FILES } from './statutory-file.messages.ts';
import classes from './file-parts.module.css';

const WIDE = 1160;
type Tab = StatutoryFileScheme | 'open';

/** @param month `YYYY-MM` that the list shows. */
export function StatutoryFilesDrawer({ month: given, onClose }: { month: string; onClose: () => void }) {
  const t = useT(FILES);
  const [month, setMonth] = useState(given);
  const [tab, setTab] = useState<Tab>('epf');
  const kind = tab === 'open' ? null : monthKindOf(tab);
  return (
    <DetailDrawer title={FILES.title} onClose={onClose} size={WIDE} wide>
      <TabButtons
        label={FILES.schemes}
        value={tab}
        onChange={setTab}
        tabs={[...STATUTORY_FILE_SCHEMES.map((key) => ({ key, label: SCHEME_NAMES[key] })), { key: 'open' as const, label: FILES.openFile }]}
      />
      {tab === 'open' ? (
        <OpenedFile />
      ) : (
        <>
          <div className={classes['month']}>
            <MonthInput
              label={t(kind === 'payment' ? 'paymentMonth' : 'wageMonth')}
              description={t(kind === 'payment' ? 'paymentHint' : 'wageHint')}
              value={month}
              min={`${FIRST_FILING_MONTH}-01`}
              onChange={(next) => next && setMonth(next)}
            />
          </div>
          {layoutsFor(tab, month.slice(0, 7)).length === 0 ? (
            <EmptyState drawing="document" title={STATUTORY_FILE_ERRORS.eisWithSocso} />
          ) : (
            <MonthFile key={`${tab}-${month}`} scheme={tab} month={month} />
          )}
        </>
      )}
    </DetailDrawer>
  );
}
