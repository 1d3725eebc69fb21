import { useLingui } from '@lingui/react/macro';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useBrand, useDesk, useDeskSession } from '../session/DeskContext.tsx';
import styles from './layout.module.css';

/** The brand that is worked for; another choice asks everything anew. */
export function BrandSwitcher() {
  const { t } = useLingui();
  const { brand: store } = useDesk();
  const brands = useDeskSession()?.brands ?? [];
  const brand = useBrand();
  const queries = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!brand) return null;
  // Brands may bear one name; their codes tell them apart.
  const hasTwin = ({ name }: { readonly name: string }) =>
    brands.filter((one) => one.name === name).length > 1;
  const current = hasTwin(brand) ? `${brand.name} ${brand.merchantCode}` : brand.name;
  const choose = (merchantCode: string) => {
    setAnchor(null);
    if (merchantCode === brand.merchantCode) return;
    store.choose(merchantCode);
    void queries.resetQueries();
  };
  return (
    <>
      <Button
        className={styles.brand}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={brands.length > 1 ? <UnfoldMore /> : undefined}
        disabled={brands.length < 2}
        aria-haspopup="menu"
        aria-label={t({
          id: 'desk.brand.switch',
          context: 'Button of the top bar: the brand that is worked for, by name',
          message: `Brand: ${current}`,
        })}
      >
        <span className={styles.brandName}>{current}</span>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {brands.map((one) => (
          <MenuItem
            key={one.merchantCode}
            selected={one.merchantCode === brand.merchantCode}
            onClick={() => choose(one.merchantCode)}
          >
            {one.name}
            {hasTwin(one) ? <small className={styles.brandCode}>{one.merchantCode}</small> : null}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
