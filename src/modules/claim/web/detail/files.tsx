import type { UploadedFile } from '#platform/contract/uploads.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import classes from './detail.module.css';

/** Receipts and proofs, each in a tab of its own. */
export const Files = ({ files }: { files: readonly UploadedFile[] }) => (
  <span className={classes['files']}>
    {files.map(({ file, name, url, type, ext }) => (
      <a key={file} href={url} target="_blank" rel="noopener noreferrer" className={classes['file']}>
        <Icon name={type.startsWith('image/') ? 'image' : ext === 'pdf' ? 'pdf' : 'file'} size={16} />
        {name}
      </a>
    ))}
  </span>
);
