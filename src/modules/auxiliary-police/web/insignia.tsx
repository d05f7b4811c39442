import type { UploadedFile } from '#platform/contract/uploads.ts';
import classes from './insignia.module.css';

/** The insignia beside the name of its rank, which says what it is. */
export function Insignia({ picture }: { picture: Pick<UploadedFile, 'url'> | null | undefined }) {
  return picture ? <img className={classes['insignia']} src={picture.url} alt="" loading="lazy" /> : null;
}
