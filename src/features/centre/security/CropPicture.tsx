import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../../../ui/Button/Button.tsx';
import { DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import styles from './Security.module.css';

/** Pixels of a side of what is sent; the gateway makes it smaller still. */
const SIDE = 640;
const MOST_ZOOM = 4;

/** A file as a data address, which is what the site's policy lets pages show. */
function useDataAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}

/** The part of a picture, as a JPEG. */
async function cut(file: File, { x, y, width, height }: Area): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  return blob ?? file;
}

/** Moves and zooms a picture under a circle: by drag and pinch, by arrows, and by the slider. */
export function CropPicture(props: {
  file: File;
  isBusy: boolean;
  onCut: (cut: Blob) => void;
  onBack: () => void;
}) {
  const { file, isBusy, onCut, onBack } = props;
  const address = useDataAddress(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const area = useRef<Area>(undefined);
  const send = async () => onCut(area.current ? await cut(file, area.current) : file);
  return (
    <>
      <div className={styles.crop} dir="ltr">
        {address && (
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => {
              area.current = pixels;
            }}
          />
        )}
      </div>
      <label className={styles.zoom}>
        <Trans id="centre.own.picture.zoom" context="Slider: how large the picture is">
          Zoom
        </Trans>
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
      <DialogActions>
        <Button kind="primary" size="large" loading={isBusy} onClick={() => void send()}>
          <Trans id="centre.own.picture.use" context="Button: keeps the picture">
            Use this picture
          </Trans>
        </Button>
        <Button kind="quiet" size="large" onClick={onBack}>
          <Trans id="centre.own.picture.back" context="Button: back to the choice of pictures">
            Back
          </Trans>
        </Button>
      </DialogActions>
    </>
  );
}
