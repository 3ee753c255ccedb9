/** Words that the glass inventory and the products catalog share. */
export const stock = {
  units: (units: number) => `${units.toLocaleString('en-US')} ${units === 1 ? 'unit' : 'units'}`,
  onOrder: (units: number) => `${units.toLocaleString('en-US')} on order`,
  inStock: 'In stock',
  onOrderLabel: 'On order',
  alertLevel: 'Low stock alert',
  supplier: 'Supplier',
  noSupplier: 'Not set',
  reorder: 'Reorder',
  receive: 'Receive',
  reorderDialog: {
    title: (name: string) => `Reorder ${name}`,
    description: (supplier: string) =>
      supplier ? `A stock order to ${supplier}.` : 'A stock order; no supplier is noted.',
    now: (units: number, alertLevel: number, onOrder: number) =>
      `${units} in stock, alert at ${alertLevel}, ${onOrder} on order.`,
    quantity: 'Quantity',
    wrong: 'Enter a whole number from 1 to 10,000',
    confirm: 'Place Order',
    told: (name: string, units: number) => `${units} ordered: ${name}`,
  },
  receiveDialog: {
    title: (name: string) => `Receive ${name}`,
    description: 'Receiving raises the stock by what was ordered.',
    ordered: (units: number, day: string) => `${units} ordered on ${day}`,
    receive: 'Receive',
    cancel: 'Cancel order',
    none: 'Nothing is on order.',
    loading: 'Loading what is on order',
    received: (name: string, units: number) => `${units} received: ${name}`,
    cancelled: (name: string) => `Stock order cancelled: ${name}`,
    label: (units: number, day: string) => `${units} ordered on ${day}`,
  },
} as const
