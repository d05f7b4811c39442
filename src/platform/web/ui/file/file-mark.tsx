import { useState } from 'react';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { smallUrl } from './small-url.ts';
import { Icon } from '../icon/icons.tsx';
import classes from './file-mark.module.css';

const IMAGES: readonly string[] = IMAGE_EXTENSIONS;

/** A stored picture small, a sign for all else, and for one that does not come (the line is gone). @param url null: it is not stored yet */
export function FileMark({ ext, url }: { ext: string; url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (IMAGES.includes(ext) && url !== null && url !== broken)
    return <img className={classes['small']} src={smallUrl(url)} alt="" loading="lazy" onError={() => setBroken(url)} />;
  return <Icon name={IMAGES.includes(ext) ? 'image' : ext === 'pdf' ? 'pdf' : 'file'} size={18} />;
}
