/** Lines as they are written: the field under the cursor is named, by mouse, touch or arrow keys. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import type { Layout } from '../contract/layout.ts';
import type { ReadFieldOf, ReadLine } from '../contract/read-file.ts';
import { shownValue } from './shown-value.ts';
import { FAULTS, FILES } from './statutory-file.messages.ts';
import classes from './raw-view.module.css';

export interface RawViewProps {
  readonly layout: Layout;
  readonly lines: readonly ReadLine[];
}

interface Spot {
  readonly line: number;
  readonly field: number;
}

const fieldAt = (lines: readonly ReadLine[], { line, field }: Spot) => lines[line]?.fields[field];
const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

export function RawView({ layout, lines }: RawViewProps) {
  const t = useT(FILES);
  const first = Math.max(
    0,
    lines.findIndex(({ fields }) => fields.length > 0),
  );
  const [spot, setSpot] = useState<Spot>({ line: first, field: 0 });
  const grid = useRef<HTMLDivElement>(null);
  // Another page may be shorter than the last one.
  const here: Spot = fieldAt(lines, spot) ? spot : { line: first, field: 0 };
  const move = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowRight: [0, 1],
      ArrowLeft: [0, -1],
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      Home: [0, -99],
      End: [0, 99],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const line = clamp(here.line + step[0], lines.length - 1);
    const next = lines[line]?.fields.length ? line : here.line;
    const field = clamp(here.field + step[1], (lines[next]?.fields.length ?? 1) - 1);
    setSpot({ line: next, field });
    grid.current?.querySelector<HTMLElement>(`[data-at="${next}:${field}"]`)?.focus();
  };
  const shown = fieldAt(lines, here);
  return (
    <div className={classes['rawFrame']}>
      <FieldLabel layout={layout} field={shown} line={lines[here.line]} />
      <div className={classes['raw']} role="grid" tabIndex={-1} aria-label={t('asText')} aria-readonly ref={grid} onKeyDown={move}>
        {lines.map((line, index) => (
          <div key={line.number} role="row" className={classes['rawLine']} data-wrong={line.length ? true : undefined}>
            <span role="rowheader" className={classes['rawNumber']}>
              {line.number}
            </span>
            {line.fields.length === 0 ? (
              <span role="gridcell" className="quiet">
                {line.raw}
              </span>
            ) : (
              line.fields.map((field, at) => (
                <RawField
                  key={field.spec.key}
                  field={field}
                  raw={line.raw}
                  separator={layout.form === 'csv' && at > 0}
                  place={`${index}:${at}`}
                  current={index === here.line && at === here.field}
                  onPoint={() => setSpot({ line: index, field: at })}
                />
              ))
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

interface RawFieldProps {
  readonly field: ReadFieldOf;
  readonly raw: string;
  readonly separator: boolean;
  readonly place: string;
  readonly current: boolean;
  readonly onPoint: () => void;
}

function RawField({ field, raw, separator, place, current, onPoint }: RawFieldProps) {
  const say = useSay();
  const text = raw.slice(field.start, field.end);
  return (
    <span
      role="gridcell"
      tabIndex={current ? 0 : -1}
      className={classes['rawField']}
      data-at={place}
      data-current={current || undefined}
      data-fault={field.fault ?? undefined}
      aria-label={`${say(field.spec.label)}: ${text.trim() || '–'}`}
      onFocus={onPoint}
      onMouseEnter={onPoint}
    >
      {separator && ','}
      {text}
    </span>
  );
}

function FieldLabel({ layout, field, line }: { layout: Layout; field: ReadFieldOf | undefined; line: ReadLine | undefined }) {
  const t = useT(FILES);
  const say = useSay();
  const { locale } = useLocale();
  if (!field || !line) return <p className={classes['rawLabel']}>{t('pointAt')}</p>;
  const { spec } = field;
  const place = layout.form === 'csv' ? t('column', { n: spec.at }) : t('position', { from: spec.at, to: spec.at + spec.length - 1 });
  const value = shownValue(spec, field.value, locale);
  return (
    <div className={classes['rawLabel']} aria-live="polite">
      <strong>{say(spec.label)}</strong>
      <span className="tabular">{value === '' ? t('blank') : value}</span>
      <span className="quiet tiny">
        {t('lineOf', { n: line.number })} · {place} · {say(spec.source)}
      </span>
      {field.fault && (
        <span className={classes['rawFault']}>
          {say(FAULTS[field.fault])}
          {spec.patternText && field.fault === 'pattern' ? `: ${say(spec.patternText)}` : ''}
        </span>
      )}
      {spec.note && <span className="quiet tiny">{say(spec.note)}</span>}
    </div>
  );
}
