import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { mostShops } from '@/domain/publicFacts'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import { TextField } from '@/ui/TextField'
import { settingWords } from '../../words'
import { newShop, shopLengths, withMoved, type ShopDraft, type ShopField } from './publicForm'

/** The id of the control of a shop's field. */
export function shopFieldId(key: string, field: ShopField | 'title'): string {
  return `shop-${key}-${field}`
}

const inputOf = {
  name: {},
  street: {},
  city: {},
  zipCode: { inputMode: 'numeric' },
  phone: { type: 'tel', inputMode: 'tel' },
  latitude: {},
  longitude: {},
} as const

const rows: readonly (readonly ShopField[])[] = [
  ['name', 'phone'],
  ['street', 'city', 'zipCode'],
]

type ShopsFieldProps = {
  shops: readonly ShopDraft[]
  errorOf: (place: number, field: ShopField) => string | undefined
  onChange: (shops: readonly ShopDraft[]) => void
}

/** The shops in their order, each with its fields; added, removed and moved by buttons. */
export function ShopsField({ shops, errorOf, onChange }: ShopsFieldProps) {
  const words = useWords(settingWords).publicPages.shops
  const [told, setTold] = useState('')
  const made = useRef(0)
  const add = useRef<HTMLButtonElement>(null)
  const isFull = shops.length >= mostShops

  function addShop() {
    made.current += 1
    const shop = newShop(`new-${made.current}`)
    onChange([...shops, shop])
    setTold('')
    // Drawn first, then there is something to go to.
    requestAnimationFrame(() => document.getElementById(shopFieldId(shop.key, 'name'))?.focus())
  }

  function move(place: number, by: -1 | 1) {
    const shop = shops[place]
    if (!shop) return
    onChange(withMoved(shops, place, by))
    setTold(words.moved(shop.name || words.place(place + 1), place + by + 1, shops.length))
  }

  function remove(place: number) {
    setTold(words.removed(words.named(place + 1, shops[place]?.name ?? '')))
    onChange(shops.filter((_, other) => other !== place))
    add.current?.focus()
  }

  return (
    <chakra.section aria-labelledby="shops-title">
      <chakra.h3 id="shops-title" textStyle="card">
        {words.title}
      </chakra.h3>
      <chakra.p color="fg.muted" mb="3">
        {words.text}
      </chakra.p>
      <chakra.ol listStyleType="none" m="0" p="0" display="grid" gap="4">
        {shops.map((shop, place) => {
          const name = words.named(place + 1, shop.name.trim())
          return (
            <Card key={shop.key} as="li">
              <chakra.div role="group" aria-labelledby={shopFieldId(shop.key, 'title')} minW="0">
                <chakra.div
                  display="flex"
                  flexWrap="wrap"
                  alignItems="center"
                  justifyContent="space-between"
                  gap="2"
                  mb="3"
                >
                  <chakra.h4
                    id={shopFieldId(shop.key, 'title')}
                    flex="1 1 8rem"
                    minW="0"
                    fontWeight="semibold"
                    overflowWrap="anywhere"
                  >
                    {name}
                  </chakra.h4>
                  <chakra.div display="flex" flexWrap="wrap" gap="1">
                    <IconButton
                      label={words.up(name)}
                      aria-disabled={place === 0 || undefined}
                      onClick={() => place > 0 && move(place, -1)}
                    >
                      <ArrowUp size={18} aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label={words.down(name)}
                      aria-disabled={place === shops.length - 1 || undefined}
                      onClick={() => place < shops.length - 1 && move(place, 1)}
                    >
                      <ArrowDown size={18} aria-hidden="true" />
                    </IconButton>
                    {shops.length > 1 && (
                      <IconButton label={words.removeOne(name)} onClick={() => remove(place)}>
                        <Trash2 size={18} aria-hidden="true" />
                      </IconButton>
                    )}
                  </chakra.div>
                </chakra.div>
                <ShopFields
                  shop={shop}
                  errorOf={(field) => errorOf(place, field)}
                  onChange={(changed) =>
                    onChange(shops.map((other, at) => (at === place ? changed : other)))
                  }
                />
              </chakra.div>
            </Card>
          )
        })}
      </chakra.ol>
      <chakra.div mt="4" display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button ref={add} aria-disabled={isFull || undefined} onClick={addShop}>
          <Plus size={18} aria-hidden="true" />
          {words.add}
        </Button>
        <chakra.p role="status" textStyle="small" color="fg.muted" flex="1 1 12rem">
          {isFull ? words.full : told}
        </chakra.p>
      </chakra.div>
    </chakra.section>
  )
}

type ShopFieldsProps = {
  shop: ShopDraft
  errorOf: (field: ShopField) => string | undefined
  onChange: (shop: ShopDraft) => void
}

function ShopFields({ shop, errorOf, onChange }: ShopFieldsProps) {
  const words = useWords(settingWords).publicPages.shops
  const [isPlaceOpen, setPlaceOpen] = useState(false)
  const hasWrongPlace = Boolean(errorOf('latitude') ?? errorOf('longitude'))
  const field = (name: ShopField) => (
    <TextField
      key={name}
      {...inputOf[name]}
      id={shopFieldId(shop.key, name)}
      label={words.fields[name]}
      error={errorOf(name)}
      autoComplete="off"
      required={name !== 'latitude' && name !== 'longitude'}
      maxLength={shopLengths[name]}
      value={shop[name]}
      onChange={({ target }) => onChange({ ...shop, [name]: target.value })}
    />
  )
  return (
    <chakra.div display="grid" gap="4">
      {rows.map((names) => (
        <chakra.div
          key={names.join()}
          display="grid"
          gap="4"
          alignItems="end"
          gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))"
        >
          {names.map(field)}
        </chakra.div>
      ))}
      <chakra.details
        // Mistakes are in sight.
        open={isPlaceOpen || hasWrongPlace}
        onToggle={(event) => setPlaceOpen(event.currentTarget.open)}
      >
        <chakra.summary
          minH="touch"
          alignContent="center"
          cursor="pointer"
          textStyle="label"
          overflowWrap="anywhere"
        >
          {shop.latitude && shop.longitude
            ? words.placeAt(shop.latitude, shop.longitude)
            : words.coordinates}
        </chakra.summary>
        <chakra.p textStyle="small" color="fg.muted" mb="2">
          {words.coordinatesHint}
        </chakra.p>
        <chakra.div
          display="grid"
          gap="4"
          alignItems="end"
          gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))"
        >
          {field('latitude')}
          {field('longitude')}
        </chakra.div>
      </chakra.details>
    </chakra.div>
  )
}
