import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { IMAGE_EXTENSIONS, type UploadedFile } from '#platform/contract/uploads.ts';
import classes from './file-view.module.css';
import { PictureView } from './picture-view.tsx';

const IMAGES: readonly string[] = IMAGE_EXTENSIONS;

/** Whether a browser shows it in a tab. */
export const isShown = ({ ext }: Pick<UploadedFile, 'ext'>) => ext === 'pdf' || IMAGES.includes(ext);

/** A picture or PDF as it is, where the browser can show it; nothing else. */
export function FileView({ file }: { file: UploadedFile }) {
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const [broken, setBroken] = useState(false);
  if (IMAGES.includes(file.ext) && !broken) return <PictureView src={file.url} alt={file.name} onBroken={() => setBroken(true)} />;
  // Phones show at most the first page of a PDF in a frame; there it opens in a tab of its own.
  if (file.ext === 'pdf' && !phone && navigator.pdfViewerEnabled)
    return <iframe className={classes['pdf']} loading="lazy" src={`${file.url}#toolbar=0&navpanes=0&view=FitH`} title={file.name} />;
  return null;
}

/** Around a file and what may be done with it; several stand below each other. */
export function FileFrame({ children }: { children: ReactNode }) {
  return <div className={classes['frame']}>{children}</div>;
}
