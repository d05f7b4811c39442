import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { IMAGE_EXTENSIONS, type UploadedFile } from '#platform/contract/uploads.ts';
import { formatBytes } from '#platform/web/forms/upload-checks.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { fileIcon } from '../document-parts.tsx';
import { DOCUMENT_WORDS } from '../documents.messages.ts';
import classes from './detail.module.css';

const IMAGES: readonly string[] = IMAGE_EXTENSIONS;

/** A picture or PDF as it is, where the browser can show it; always the file by name, to open or keep. */
export function FilePreview({ file }: { file: UploadedFile }) {
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const [broken, setBroken] = useState(false);
  const image = IMAGES.includes(file.ext) && !broken;
  // Phones show at most the first page of a PDF in a frame; there it opens in a tab of its own.
  const pdf = file.ext === 'pdf' && !phone && navigator.pdfViewerEnabled;
  return (
    <div className={classes['preview']}>
      {image && <img className={classes['image']} src={file.url} alt={file.name} onError={() => setBroken(true)} />}
      {pdf && <iframe className={classes['pdf']} src={`${file.url}#toolbar=0&navpanes=0&view=FitH`} title={file.name} />}
      <FileBar file={file} />
    </div>
  );
}

function FileBar({ file }: { file: UploadedFile }) {
  const t = useT(DOCUMENT_WORDS);
  const shown = file.ext === 'pdf' || IMAGES.includes(file.ext);
  return (
    <div className={classes['bar']}>
      <Icon name={fileIcon(file.ext)} size={20} />
      <span className={`${classes['file']} lines`}>
        <span className="cut">{file.name}</span>
        <span className="quiet small">{formatBytes(file.size)}</span>
      </span>
      {shown && (
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
