import type { UploadedFile } from '#platform/contract/uploads.ts';
import { FileMark } from '#platform/web/ui/file/file-mark.tsx';
import classes from './detail.module.css';

/** Receipts and proofs, each in a tab of its own. */
export const Files = ({ files }: { files: readonly UploadedFile[] }) => (
  <span className={classes['files']}>
    {files.map(({ file, name, url, ext }) => (
      <a key={file} href={url} target="_blank" rel="noopener noreferrer" className={classes['file']}>
        <FileMark ext={ext} url={url} />
        {name}
      </a>
    ))}
  </span>
);
