import { Button } from '@mantine/core';
import type { UploadedFile } from '#platform/contract/uploads.ts';
import { formatBytes } from '#platform/web/forms/upload-checks.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FileFrame, FileView, isShown } from '#platform/web/ui/file/file-view.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { fileIcon } from '../document-parts.tsx';
import { DOCUMENT_WORDS } from '../documents.messages.ts';
import classes from './detail.module.css';

/** A picture or PDF as it is, where the browser can show it; always the file by name, to open or keep. */
export function FilePreview({ file }: { file: UploadedFile }) {
  return (
    <FileFrame>
      <FileView file={file} />
      <FileBar file={file} />
    </FileFrame>
  );
}

function FileBar({ file }: { file: UploadedFile }) {
  const t = useT(DOCUMENT_WORDS);
  return (
    <div className={classes['bar']}>
      <Icon name={fileIcon(file.ext)} size={20} />
      <span className={`${classes['file']} lines`}>
        <span className="cut">{file.name}</span>
        <span className="quiet small">{formatBytes(file.size)}</span>
      </span>
      {isShown(file) && (
        <Button component="a" href={file.url} target="_blank" rel="noopener noreferrer" variant="subtle" size="xs">
          {t('open')}
        </Button>
      )}
      <Button component="a" href={file.url} download={file.name} variant="subtle" size="xs" leftSection={<Icon name="export" size={14} />}>
        {t('download')}
      </Button>
    </div>
  );
}
