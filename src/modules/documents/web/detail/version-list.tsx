import { defineMessages } from '#platform/contract/messages.ts';
import { formatBytes } from '#platform/web/forms/upload-checks.ts';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import classes from './detail.module.css';
import type { ShownDocument } from './shown-document.ts';

const M = defineMessages({ versions: { en: 'Versions', ms: 'Versi' } });

/** Every upload of a document, newest first; each opens. */
export function VersionList({ versions }: { versions: ShownDocument['versions'] }) {
  return (
    <DetailSection title={M.versions}>
      <ol className={`${classes['versions']} bare`}>
        {versions.map(({ version, file, by, at }) => (
          <li key={version}>
            <span className={classes['version']}>v{version}</span>
            <span className={`${classes['file']} lines`}>
              {file ? (
                <a className="cut" href={file.url} target="_blank" rel="noopener noreferrer">
                  {file.name}
                </a>
              ) : (
                '–'
              )}
              <span className="quiet small">{[by, file && formatBytes(file.size)].filter(Boolean).join(' · ')}</span>
            </span>
            <DateText value={at} kind="datetime" />
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
