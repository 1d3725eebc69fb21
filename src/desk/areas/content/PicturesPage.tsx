import { useLingui } from '@lingui/react/macro';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { listUploads } from '../../../../schemas/desk/content.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Time } from '../../parts/values.tsx';
import styles from './content.module.css';
import { sizeOf, weightOf } from '../../pictures/pictureSize.ts';
import { UploadButton } from '../../pictures/UploadButton.tsx';

type Row = DeskValueOf<typeof listUploads>['items'][number];

/** Pictures of the brand, as banners and texts name them. */
export function PicturesPage() {
  const { t } = useLingui();
  const small = ({ thumbnail, name }: Row) => (
    <img src={thumbnail} alt={name} className={styles.small} />
  );
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.menu.pictures',
          context: 'Entry of the menu: pictures that were uploaded',
          message: 'Pictures',
        })}
      >
        <UploadButton variant="contained" />
      </PageHead>
      <DeskList<Row>
        resource="content.pictures"
        phone={(row) => ({
          title: row.name,
          aside: small(row),
          note: `${sizeOf(row)} · ${weightOf(row)}`,
          noteAside: <Time at={row.addedAt} />,
        })}
        columns={[
          {
            name: 'thumbnail',
            label: t({
              id: 'desk.content.picture',
              context: 'Heading of a part of a form',
              message: 'Picture',
            }),
            show: small,
          },
          {
            name: 'name',
            label: t({
              id: 'desk.picture.name',
              context: 'Head of a column: of the file',
              message: 'File',
            }),
          },
          {
            name: 'width',
            label: t({
              id: 'desk.picture.size',
              context: 'Head of a column: in pixels',
              message: 'Size',
            }),
            show: sizeOf,
          },
          {
            name: 'bytes',
            label: t({
              id: 'desk.picture.weight',
              context: 'Head of a column: in kB',
              message: 'Weight',
            }),
            show: weightOf,
            isNumber: true,
          },
          {
            name: 'address',
            label: t({
              id: 'desk.picture.address',
              context: 'Head of a column: where content names it',
              message: 'Address',
            }),
            show: ({ address }) => <code className={styles.address}>{address}</code>,
          },
          {
            name: 'addedBy',
            label: t({
              id: 'desk.picture.by',
              context: 'Head of a column: who uploaded it',
              message: 'By',
            }),
          },
          {
            name: 'addedAt',
            label: t({ id: 'desk.picture.at', context: 'Head of a column', message: 'Uploaded' }),
            show: ({ addedAt }) => <Time at={addedAt} />,
          },
        ]}
      />
    </>
  );
}
