import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { smallUrl } from './small-url.ts';
import { Icon } from '../icon/icons.tsx';
import classes from './file-mark.module.css';

const IMAGES: readonly string[] = IMAGE_EXTENSIONS;

/** A stored picture small, a sign for all else. @param url null: it is not stored yet */
export function FileMark({ ext, url }: { ext: string; url: string | null }) {
  if (IMAGES.includes(ext) && url !== null) return <img className={classes['small']} src={smallUrl(url)} alt="" loading="lazy" />;
  return <Icon name={IMAGES.includes(ext) ? 'image' : ext === 'pdf' ? 'pdf' : 'file'} size={18} />;
}
