import { QRCodeSVG } from 'qrcode.react';

/** The squares of a QR code, in the colour of the text around it. */
export function QrDrawing({ value }: { value: string }) {
  return (
    <QRCodeSVG
      value={value}
      size={200}
      marginSize={0}
      level="M"
      bgColor="transparent"
      fgColor="currentColor"
    />
  );
}
