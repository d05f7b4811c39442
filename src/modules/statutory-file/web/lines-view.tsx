/** The lines of a file in one of three ways: labelled, as written, or the layout alone. */
import { useState } from 'react';
import { TabButtons } from '#platform/web/ui/page/tabs-nav.tsx';
import type { Layout } from '../contract/layout.ts';
import type { ReadLine } from '../contract/read-file.ts';
import { LayoutTable } from './layout-table.tsx';
import { LinesTable } from './lines-table.tsx';
import { RawView } from './raw-view.tsx';
import { FILES } from './statutory-file.messages.ts';
import classes from './file-parts.module.css';

type View = 'table' | 'text' | 'fields';

export function LinesView({ layout, lines, leftOut }: { layout: Layout; lines: readonly ReadLine[]; leftOut?: ReadonlySet<number> }) {
  const [view, setView] = useState<View>('table');
  return (
    <div className={classes['part']}>
      <TabButtons
        label={FILES.view}
        value={view}
        onChange={setView}
        tabs={[
          { key: 'table', label: FILES.asTable },
          { key: 'text', label: FILES.asText },
          { key: 'fields', label: FILES.asFields },
        ]}
      />
      {view === 'table' && <LinesTable layout={layout} lines={lines} {...(leftOut && { leftOut })} />}
      {view === 'text' && <RawView layout={layout} lines={lines} />}
      {view === 'fields' && <LayoutTable layout={layout} />}
    </div>
  );
}
