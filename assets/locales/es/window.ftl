## The picture
picture-ply = capa { $ply }
picture-alpha-cut = poda α
picture-beta-cut = poda β
picture-confirmed = igual que minimax
