/** Photos small and in their order; each opens whole in a tab of its own. */
import type { UploadedFile } from '#platform/contract/uploads.ts';
import classes from './photo-grid.module.css';
import { smallUrl } from './small-url.ts';

export interface GridPhoto {
  readonly file: Pick<UploadedFile, 'file' | 'url'>;
  /** What it shows. */
  readonly title: string;
  readonly note?: string | undefined;
}

export function PhotoGrid({ photos }: { photos: readonly GridPhoto[] }) {
  return (
    <ul className={`${classes['photos']} bare`}>
      {photos.map(({ file: { file, url }, title, note }) => (
        <li key={file}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <img src={smallUrl(url)} alt={title} loading="lazy" />
          </a>
          {note && (
            <>
              <span className="small">{title}</span>
              <span className="quiet small">{note}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
