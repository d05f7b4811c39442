/** A face by camera or photo: the numbers that tell it are made in this browser; the form has them, and the picture where pictures are kept. */
import { Button, FileButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { enrolEmployee } from '../../contract/enrolment/enrolment.endpoints.ts';
import { descriptorText } from '../camera/descriptor-text.ts';
import { openFaceFinder, type FaceFinder } from '../camera/face-finder.ts';
import { canvasOf, frameOf, pictureFile, pixelsOf } from '../camera/picture-of.ts';
import { useCamera } from '#platform/web/device/use-camera.ts';
import { ENROLMENT } from '../face.messages.ts';
import classes from './face-field.module.css';

type Form = ZodForm<z.input<typeof enrolEmployee.input>>;
type Outcome = 'working' | 'found' | 'noneFound' | 'several' | 'broken';

export interface FaceFieldProps {
  readonly form: Form;
  readonly keepsPictures: boolean;
}

export function FaceField({ form, keepsPictures }: FaceFieldProps) {
  const t = useT(ENROLMENT);
  const [filming, setFilming] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const find = useFinder();
  const { video, state } = useCamera({ enabled: filming });
  form.labels.set('descriptor', t('face'));

  async function take(canvas: HTMLCanvasElement | null): Promise<void> {
    if (!canvas) return;
    setFilming(false);
    setShown(canvas.toDataURL('image/jpeg'));
    setOutcome('working');
    form.patch({ descriptor: null, image: null });
    try {
      const faces = await find(pixelsOf(canvas));
      const [face] = faces;
      if (!face || faces.length > 1) return setOutcome(face ? 'several' : 'noneFound');
      form.patch({ descriptor: descriptorText(face.descriptor), image: keepsPictures ? await pictureFile(canvas) : null });
      setOutcome('found');
    } catch {
      setOutcome('broken');
    }
  }
  const choose = (file: File | null) => file && void canvasOf(file).then(take, () => setOutcome('noneFound'));
  const error = form.errors['descriptor'];
  return (
    <div role="group" aria-label={t('face')} className={classes['field']} id={form.idOf('descriptor')}>
      {filming && <video ref={video} muted playsInline className={classes['picture']} aria-label={t('picture')} />}
      {!filming && shown && <img src={shown} alt={t('picture')} className={classes['picture']} />}
      <div className="wrap">
        {filming ? (
          <Button disabled={state !== 'on'} onClick={() => void take(video.current && frameOf(video.current))}>
            {t('take')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setFilming(true)}>
            {t(shown ? 'again' : 'camera')}
          </Button>
        )}
        <FileButton accept="image/jpeg,image/png,image/webp" onChange={choose}>
          {(button) => (
            <Button variant="default" {...button}>
              {t('file')}
            </Button>
          )}
        </FileButton>
      </div>
      <output className="small">{filming && state !== 'on' ? t(state) : outcome && t(outcome)}</output>
      {error && (
        <p role="alert" className={classes['error']}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The thread is started with the first picture and ends with the form. */
function useFinder() {
  const finder = useRef<FaceFinder>(null);
  useEffect(() => () => finder.current?.close(), []);
  return (image: ImageData) => (finder.current ??= openFaceFinder()).find(image);
}
