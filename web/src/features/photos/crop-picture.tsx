import { type PhotoCrop, type PhotoCut, wholeSide } from '@vonk/contract/photos';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { moved } from './crop-frame.ts';

type CropPictureProps = {
  src: string | null;
  rotation: PhotoCut['rotation'];
  /** Of the turned picture; undefined shows it whole. */
  frame: PhotoCrop | undefined;
  onFrame: (frame: PhotoCrop) => void;
  /** Hears how many times as wide as high the turned picture is. */
  onAspect: (aspect: number) => void;
};

/** A longer side than this is not worth drawing in a dialog. */
const longestSide = 1200;
/** In ten-thousandths: an arrow key, and one with Shift. */
const [step, leap] = [100, 1000];
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture as it is turned, with the frame of what is kept: it moves by dragging and by arrow keys. */
export function CropPicture({ src, rotation, frame, onFrame, onAspect }: CropPictureProps) {
  const t = useTranslations('photos');
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasFailed = usePicture({ canvas, src, rotation, onAspect });
  const drag = useFrameDrag(canvas, frame, onFrame);
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow || !frame) return;
    event.preventDefault();
    const far = event.shiftKey ? leap : step;
    onFrame(moved(frame, arrow[0] * far, arrow[1] * far));
  };
  const percent = (side: number) => `${(side / wholeSide) * 100}%`;
  if (hasFailed) return <p role="alert">{t('editor.failed')}</p>;
  return (
    <div className="crop-picture">
      <canvas ref={canvas} role="img" aria-label={t('editor.picture', { degrees: String(rotation) })} />
      {frame && (
        <button
          type="button"
          className="crop-frame"
          aria-label={t('editor.frame')}
          aria-description={t('editor.frameHint')}
          style={{
            left: percent(frame.left),
            top: percent(frame.top),
            width: percent(frame.width),
            height: percent(frame.height),
          }}
          onKeyDown={press}
          {...drag}
        />
      )}
    </div>
  );
}

function useFrameDrag(
  canvas: { readonly current: HTMLCanvasElement | null },
  frame: PhotoCrop | undefined,
  onFrame: (frame: PhotoCrop) => void,
) {
  const start = useRef<{ x: number; y: number; frame: PhotoCrop }>(undefined);
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId);
      if (frame) start.current = { x, y, frame };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const box = canvas.current?.getBoundingClientRect();
      const from = start.current;
      if (!box || !from) return;
      onFrame(
        moved(from.frame, ((clientX - from.x) / box.width) * wholeSide, ((clientY - from.y) / box.height) * wholeSide),
      );
    },
    onPointerUp: () => {
      start.current = undefined;
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}

type PictureOptions = { canvas: { readonly current: HTMLCanvasElement | null } } & Pick<
  CropPictureProps,
  'src' | 'rotation' | 'onAspect'
>;

/** Loads the picture and draws it turned; answers whether it could not be loaded. */
function usePicture({ canvas, src, rotation, onAspect }: PictureOptions): boolean {
  const [image, setImage] = useState<HTMLImageElement>();
  const [hasFailed, setFailed] = useState(false);
  const tell = useEffectEvent(onAspect);
  useEffect(() => {
    if (src === null) return setFailed(true);
    const loading = new Image();
    const ended = new AbortController();
    loading.addEventListener('load', () => setImage(loading), ended);
    loading.addEventListener('error', () => setFailed(true), ended);
    loading.src = src;
    return () => ended.abort();
  }, [src]);
  useEffect(() => {
    if (!image || !canvas.current) return;
    draw(canvas.current, image, rotation);
    tell(canvas.current.width / canvas.current.height);
  }, [canvas, image, rotation]);
  return hasFailed;
}

function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, rotation: number): void {
  const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)];
  const isSideways = rotation % 180 !== 0;
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(image, -width / 2, -height / 2, width, height);
}
