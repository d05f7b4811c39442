/** A file from the reader's own disk, labelled and checked in the browser; it is not sent anywhere. */
import { Button, FileButton, Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { formatPrice } from '#platform/contract/money.ts';
import { isAmount } from '../contract/layout.ts';
import { LAYOUTS } from '../contract/layouts.ts';
import { detectLayout, readFile, type ReadFile, type ReadLine } from '../contract/read-file.ts';
import { Origin } from './file-parts.tsx';
import { LinesView } from './lines-view.tsx';
import { Pager } from '#platform/web/ui/page/pager.tsx';
import { FAULTS, FILES } from './statutory-file.messages.ts';
import classes from './file-parts.module.css';

const MAX_BYTES = 20 * 1024 * 1024;
const PER_PAGE = 50;
const LISTED = 100;

interface OpenedText {
  readonly name: string;
  readonly text: string;
}

export function OpenedFile() {
  const t = useT(FILES);
  const say = useSay();
  const [opened, setOpened] = useState<OpenedText | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const layout = useMemo(() => (opened ? (LAYOUTS.find(({ key }) => key === chosen) ?? detectLayout(opened.text, LAYOUTS)) : null), [opened, chosen]);
  const read = useMemo(() => (opened && layout ? readFile(layout, opened.text) : null), [opened, layout]);
  const open = async (file: File | null) => {
    if (!file) return;
    setRefused(file.size > MAX_BYTES ? t('tooLarge') : null);
    setChosen(null);
    setPage(1);
    setOpened(file.size > MAX_BYTES ? null : { name: file.name, text: await file.text() });
  };
  const choose = (
    <FileButton onChange={(file) => void open(file)} accept=".txt,.csv,text/plain,text/csv">
      {(props) => (
        <Button {...props} variant={opened ? 'default' : 'filled'} leftSection={<Icon name="upload" size={16} />}>
          {t('chooseFile')}
        </Button>
      )}
    </FileButton>
  );
  if (!opened) {
    return (
      <div className={classes['body']}>
        <EmptyState drawing="document" title={FILES.chooseEmpty} hint={refused ?? FILES.chooseHint} action={choose} />
      </div>
    );
  }
  return (
    <div className={classes['body']}>
      <div className={`apart ${classes['opened']}`}>
        <strong className={classes['fileName']}>{opened.name}</strong>
        {choose}
      </div>
      {!read || !layout || read.lines.length === 0 ? (
        <p className={classes['faultText']}>{t('noLines')}</p>
      ) : (
        <>
          <Select
            label={t('readAs')}
            data={LAYOUTS.map(({ key, name }) => ({ value: key, label: say(name) }))}
            value={layout.key}
            allowDeselect={false}
            onChange={(key) => {
              setChosen(key);
              setPage(1);
            }}
          />
          <Origin origin={layout.origin} from={layout.from} until={layout.until} document={say(layout.document)} />
          <Verdict read={read} />
          <Sums read={read} />
          <LinesView layout={layout} lines={read.lines.slice((page - 1) * PER_PAGE, page * PER_PAGE)} />
          <Pager page={page} last={Math.ceil(read.lines.length / PER_PAGE)} onPage={setPage} />
        </>
      )}
    </div>
  );
}

function Sums({ read: { layout, sums, details } }: { read: ReadFile }) {
  const t = useT(FILES);
  const say = useSay();
  return (
    <dl className={`pairs ${classes['facts']}`}>
      <div>
        <dt>{t('inFile')}</dt>
        <dd>{t('people', { n: details })}</dd>
      </div>
      {layout.detail.fields.filter(isAmount).map(({ key, label }) => (
        <div key={key}>
          <dt>{say(label)}</dt>
          <dd className="tabular">{formatPrice((sums[key] ?? 0) / 100)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is wrong, line by line, the first hundred. */
function Verdict({ read }: { read: ReadFile }) {
  const t = useT(FILES);
  const say = useSay();
  if (read.faults === 0) {
    return (
      <p className={classes['agrees']}>
        <Icon name="check" size={16} /> {t('noFaults')}
      </p>
    );
  }
  const inLine = (line: ReadLine): string[] => [
    ...(line.length ? [t(read.layout.form === 'csv' ? 'wrongColumns' : 'wrongLength', { is: line.length.is, wanted: line.length.wanted })] : []),
    ...line.fields.flatMap(({ spec, fault }) => (fault ? [`${say(spec.label)} ${say(FAULTS[fault])}`] : [])),
  ];
  const announced = [
    ...read.disagreements.map(({ spec, stated, lines }) => {
      const shown = (value: number) => (isAmount(spec) ? formatPrice(value / 100) : String(value));
      return { at: t('header'), text: t('disagrees', { field: say(spec.label), says: shown(stated), lines: shown(lines) }) };
    }),
    ...read.lines.flatMap((line) => inLine(line).map((text) => ({ at: t('lineOf', { n: line.number }), text }))),
  ];
  return (
    <section className={classes['part']}>
      <h3>
        <StatusChip status="error" label={t('faultsFound', { n: read.faults })} colour="error" />
      </h3>
      <ul className={`bare ${classes['problems']}`}>
        {announced.slice(0, LISTED).map(({ at, text }, index) => (
          <li key={index}>
            <span className="quiet tiny">{at}</span>
            <span className={classes['problemText']}>{text}</span>
          </li>
        ))}
        {announced.length > LISTED && <li className="quiet tiny">{t('moreProblems', { n: announced.length - LISTED })}</li>}
      </ul>
    </section>
  );
}
